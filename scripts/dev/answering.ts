import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Api } from './api.ts'
import type { ClientSource } from './client-source.ts'
import { errorPage } from './error-page.ts'

interface Parts {
  api: Api
  client: Pick<ClientSource, 'serve'>
  missingMigration(): string | undefined
}

const isForApi = (url = '') => /^\/(api|dev)\//.test(url)
const wantsPage = ({ headers }: IncomingMessage) => (headers.accept ?? '').includes('text/html')

/** Requests that the client's source does not know go to the API; while it restarts, they wait. */
export function createAnswering({ api, client, missingMigration }: Parts) {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const state = await api.settled()
    if (state.kind !== 'ready') {
      const output = state.kind === 'failed' ? state.output : ''
      return refuse(request, response, 'The API does not start', output)
    }
    const sentence = wantsPage(request) && !isForApi(request.url) ? missingMigration() : undefined
    if (sentence) return refuse(request, response, 'A migration is missing', sentence)
    forward(request, response, state.port, (error) =>
      refuse(request, response, 'The API did not answer', error.message),
    )
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    if (isForApi(request.url)) void answer(request, response)
    else client.serve(request, response, () => void answer(request, response))
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, title: string, text: string) {
  if (response.headersSent) return response.destroy()
  const isPage = wantsPage(request)
  response.writeHead(500, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(
    isPage
      ? errorPage(title, text)
      : JSON.stringify({ success: false, code: 'INTERNAL', message: `${title}: ${text}` }),
  )
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  onError: (error: Error) => void,
) {
  const { method, url, headers } = request
  const asked = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
    answer.pipe(response)
    // Closes the browser's connection when the old process ended a stream.
    answer.on('error', () => response.destroy())
  })
  asked.on('error', onError)
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}
