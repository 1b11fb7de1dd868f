import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer, type DevEnvironment } from 'vite'
import { web } from '../paths.ts'
import type { Invocation, Invoked } from './messages.ts'

export interface ClientSource {
  /** Serves modules, styles and pictures of the client; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Gives the API's process the modules with which it renders pages. */
  invoke(invocation: Invocation): Promise<Invoked>
  onChange(listener: () => void): void
}

/** The page of couriers, which the shop does not render; the contract calls it `courierPath`. */
const courierPath = '/courier/'

/**
 * Vite, with its hot reload on the same port. It keeps running while the API restarts, so that no page loses
 * its state.
 */
export async function openClientSource(server: Server): Promise<ClientSource> {
  const vite = await createServer({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const ssr = vite.environments['ssr'] as DevEnvironment
  return {
    serve: (request, response, next) => {
      if (request.url !== courierPath) return vite.middlewares(request, response, next)
      // A page of its own beside those that the API renders.
      void readFile(path.join(web, 'courier.html'), 'utf8')
        .then((html) => vite.transformIndexHtml(courierPath, html))
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
    },
    invoke: (invocation) => ssr.hot.handleInvoke(invocation),
    onChange: (listener) => void vite.watcher.on('all', listener),
  }
}
