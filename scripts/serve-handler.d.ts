declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** What the `serve` command runs, without a configuration but the folder. */
  const handler: (request: IncomingMessage, response: ServerResponse, options: { public: string }) => Promise<void>
  export default handler
}
