declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The handler behind the `serve` command, with the folder as its only configuration. */
  const handler: (request: IncomingMessage, response: ServerResponse, options: { public: string }) => Promise<void>
  export default handler
}
