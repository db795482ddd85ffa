declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  interface Options {
    /** Level of gzip, from 1 to 9. */
    level?: number
    brotli?: BrotliOptions
    /** Whether an answer may be compressed, once its headers are known. */
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  interface Compression {
    (options?: Options): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    /** The default: what is text by its content type. */
    filter: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  const compression: Compression
  export default compression
}
