/** Paths of the pages whose street has been in view, in this document; not stored. */
export const readPaths = new Set<string>()
