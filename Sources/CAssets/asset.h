// One line of the index in CAssets.c: the name of the asset ASSET and its bytes, then a 0.
// An include file, because #embed is a directive and cannot stand in a macro.
{ STRING(ASSET), (const unsigned char[]){
#embed STRING(../../assets/ASSET) suffix(, 0)
} },
#undef ASSET
