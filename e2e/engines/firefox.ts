import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firefoxPath } from '../../scripts/check/engines.ts'
import { clickAt, pressing, typing } from './actions.ts'
import { startProcess } from './browser-process.ts'
import type { Engine, Tab } from './engine.ts'

interface Message {
  id?: number
  method?: string
  error?: string
  message?: string
  result?: unknown
  params?: unknown
}
interface Entry {
  level: string
  text: string
  source: { context?: string }
}
interface Completed {
  context: string | null
  response: { status: number; url: string }
}
type Ask = <Result>(method: string, params?: object) => Promise<Result>

/** The line to a Firefox by WebDriver BiDi, which it speaks by itself: no driver stands between. */
async function connect(url: string, listen: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url)
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, error, message, result, params } = JSON.parse(String(data)) as Message
    const answer = id === undefined ? undefined : asked.get(id)
    if (answer && error) answer.reject(new Error(`${error}: ${message}`))
    else if (answer) answer.resolve(result)
    else if (method) listen(method, params)
  })
  await once(socket, 'open')
  let last = 0
  const ask = (method: string, params: object = {}) => {
    const answer = Promise.withResolvers<unknown>()
    asked.set((last += 1), answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
  return ask as Ask
}

export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'haat-firefox-'))
  const command = [firefoxPath(), '--headless', '--no-remote', '--profile', profile]
  const listening = /WebDriver BiDi listening on (ws:\S+)/
  const firefox = await startProcess([...command, '--remote-debugging-port', '0'], listening)
  const heard = new Map<string, string[]>()
  const ask = await connect(`${firefox.said}/session`, (method, params) => {
    if (method === 'log.entryAdded') {
      const { level, text, source } = params as Entry
      if (level === 'error' || level === 'warn') heard.get(source.context ?? '')?.push(text)
    } else {
      const { context, response } = params as Completed
      if (response.status >= 400)
        heard.get(context ?? '')?.push(`status of ${response.status} ${response.url}`)
    }
  })
  await ask('session.new', { capabilities: {} })
  await ask('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] })
  return {
    async openTab() {
      const { userContext } = await ask<{ userContext: string }>('browser.createUserContext')
      const made = await ask<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
      heard.set(made.context, [])
      return tabOf(ask, made.context, userContext, heard.get(made.context)!)
    },
    async close() {
      await ask('browser.close').catch(() => {})
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface Evaluated {
  type: string
  result: { value?: string; sharedId?: string }
  exceptionDetails?: { text: string }
}

function tabOf(ask: Ask, context: string, userContext: string, noise: string[]): Tab {
  const run = async (expression: string) => {
    const target = { context }
    const answer = await ask<Evaluated>('script.evaluate', { expression, target, awaitPromise: true })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  const perform = (actions: object[]) => ask<void>('input.performActions', { context, actions })
  return {
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => ask('browsingContext.reload', { context, wait: 'complete' }),
    async evaluate(expression) {
      const { value } = await run(`(async () => JSON.stringify([await (${expression})]))()`)
      return (JSON.parse(value!) as [unknown])[0]
    },
    click: (x, y) => perform(clickAt(x, y)),
    type: (text) => perform(typing(text)),
    press: (...keys) => perform(pressing(keys)),
    async attach(find, files) {
      const { sharedId } = await run(find)
      await ask('input.setFiles', { context, element: { sharedId }, files })
    },
    resize: (width, height) => ask('browsingContext.setViewport', { context, viewport: { width, height } }),
    async screenshot() {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    noise: async () => noise,
    close: () => ask('browser.removeUserContext', { userContext }),
  }
}
