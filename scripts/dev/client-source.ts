import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, type DevEnvironment } from 'vite'
import { web } from '../paths.ts'
import type { Invocation, Invoked } from './messages.ts'

export interface ClientSource {
  /** Modules, styles and pictures of the client; what it does not know goes on. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Hands the API's process the modules that it renders pages with. */
  invoke(invocation: Invocation): Promise<Invoked>
  onChange(listener: () => void): void
}

/** Vite, with its hot reload on the same port. It stays while the API comes and goes, so no page loses what it holds. */
export async function openClientSource(server: Server): Promise<ClientSource> {
  const vite = await createServer({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const ssr = vite.environments['ssr'] as DevEnvironment
  return {
    serve: (request, response, next) => vite.middlewares(request, response, next),
    invoke: (invocation) => ssr.hot.handleInvoke(invocation),
    onChange: (listener) => void vite.watcher.on('all', listener),
  }
}
