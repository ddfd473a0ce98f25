// One file of embedded.h: its name ASSET and its bytes, then a 0.
// An include file, because #embed is a directive and cannot stand in a macro.
{ ASSET, (const unsigned char[]){
#embed ASSET suffix(, 0)
} },
#undef ASSET
