import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import type { Client, ClientApp } from '../../api/src/pages/client/client-app.ts'
import { errorPage } from './error-page.ts'
import type { Invocation, Invoked, SourceError, ToApi } from './messages.ts'

type Ask = (number: number, invocation: Invocation) => void

const entry = 'virtual:tanstack-start-server-entry'

/** Renders pages from the client's source, which the process with Vite sends module by module. */
export function createSourceClient(ask: Ask): Client {
  const waiting = new Map<number, (invoked: Invoked) => void>()
  let last = 0
  let broken: SourceError | undefined
  const invoke = async (invocation: Invocation) => {
    const { promise, resolve } = Promise.withResolvers<Invoked>()
    waiting.set((last += 1), resolve)
    ask(last, invocation)
    const invoked = await promise
    if ('error' in invoked) broken = invoked.error
    return invoked
  }
  const open = () => new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator())
  let runner = open()
  process.on('message', (message: ToApi) => {
    if (message.kind === 'client changed') {
      runner = open()
      broken = undefined
    } else {
      waiting.get(message.number)?.(message.invoked)
      waiting.delete(message.number)
    }
  })

  const fetch: ClientApp['fetch'] = async (request, options) => {
    const answer = await runner
      .import<{ default: ClientApp }>(entry)
      .then((source) => source.default.fetch(request, options))
      .catch((error: unknown) => {
        if (!broken) throw error
      })
    if (answer && (answer.status < 500 || !broken)) return answer
    return brokenAnswer(broken, options.context.page.nonce)
  }
  return { app: async () => ({ fetch }), messagesHref: () => undefined }
}

/** The answer instead of a page that needs a file which cannot be read. */
function brokenAnswer(error: SourceError | undefined, nonce: string): Response {
  const place = error?.loc && [error.loc.file ?? error.id, error.loc.line, error.loc.column].join(':')
  const text = [place ?? error?.id, error?.message, error?.frame].filter(Boolean).join('\n\n')
  console.error(text)
  return new Response(errorPage('The client cannot be rendered', text, nonce), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
