import FileAccess

extension CacheOutput {
    mutating func put(_ stamp: FileStamp) {
        put(hash: stamp.device)
        put(hash: stamp.inode)
        put(stamp.size)
        put(stamp.modified)
        put(stamp.changed)
    }
}

extension CacheInput {
    mutating func stamp() -> FileStamp {
        FileStamp(
            device: hash(), inode: hash(), size: integer(), modified: integer(), changed: integer())
    }
}
