/// The program's version: the only place where it stands.
let version = "0.1.0"
