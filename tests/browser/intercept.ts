import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Answers some requests in the place of a server.
 * @param take answers a request, or returns false and leaves it to the server
 */
export function intercept(server: Server, take: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const answers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (take(request, response) === false) for (const answer of answers) answer(request, response)
  })
}
