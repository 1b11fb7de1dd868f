import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { webkitPaths } from '../../scripts/check/engines.ts'
import { freePorts } from '../../scripts/cluster/free-ports.ts'
import { clickAt, pressing, typing } from './actions.ts'
import { startProcess } from './browser-process.ts'
import type { Engine, Tab } from './engine.ts'

/** The toolbar of the window would keep it from being as narrow as a phone. */
const narrowToolbar =
  'toolbar *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0) }'

type Ask = <Result>(method: string, path: string, body?: object) => Promise<Result>

const askDriver =
  (port: number): Ask =>
  async (method, address, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value as never
  }

export async function startWebkit(): Promise<Engine> {
  const { driver, browser, display } = webkitPaths()
  const screen = await startProcess(
    [display, '-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    /(\d+)\n/,
  )
  const settings = mkdtempSync(path.join(tmpdir(), 'haat-webkit-'))
  mkdirSync(path.join(settings, 'gtk-3.0'))
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrowToolbar)
  const [port = 0] = await freePorts(1)
  const env = { DISPLAY: `:${screen.said}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings }
  // The driver says nothing of itself; the shell does, and the driver answers soon after.
  const program = await startProcess(
    ['/bin/sh', '-c', 'echo; exec "$@"', '', driver, `--port=${port}`],
    /\n/,
    env,
  )
  const ask = askDriver(port)
  await expect(() => ask('GET', '/status')).toPass({ intervals: [50] })
  const browserOptions = { binary: browser, args: ['--automation'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions, pageLoadStrategy: 'none' }
  return {
    /** A browser of its own: the driver has one session at a time, and a new one has empty storage. */
    async openTab() {
      const body = { capabilities: { alwaysMatch } }
      const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', body)
      return tabOf((method, address, given) => ask(method, `/session/${sessionId}${address}`, given))
    },
    async close() {
      await program.stop()
      await screen.stop()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/**
 * This driver knows neither the console nor scripts that run before those of a page. So errors are listened for from the first
 * look at a document, and are kept for the next document of the tab.
 */
const listen = `(() => {
  if ('haatNoise' in window) return
  window.haatNoise = JSON.parse(sessionStorage.getItem('haat noise') || '[]')
  const note = (text) => {
    window.haatNoise.push(text)
    sessionStorage.setItem('haat noise', JSON.stringify(window.haatNoise))
  }
  addEventListener('error', (event) => note('uncaught: ' + event.message))
  addEventListener('unhandledrejection', (event) => note('uncaught: ' + event.reason))
  addEventListener('securitypolicyviolation', (event) =>
    note('refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI))
  for (const level of ['error', 'warn']) {
    const say = console[level]
    console[level] = (...words) => {
      note(words.map(String).join(' '))
      say.apply(console, words)
    }
  }
})();`

function tabOf(ask: Ask): Tab {
  const run = <Result>(script: string) => ask<Result>('POST', '/execute/sync', { script, args: [] })
  const evaluate = async (expression: string) => {
    const text = await run<string>(`${listen} return (async () => JSON.stringify([await (${expression})]))()`)
    return (JSON.parse(text) as [unknown])[0]
  }
  const perform = (actions: object[]) => ask<void>('POST', '/actions', { actions })
  /** Looks at the new document as soon as it is there, and waits until it has loaded. */
  const leave = async (go: () => Promise<unknown>) => {
    await run('window.isLeft = true')
    await go()
    const state = () => evaluate(`'isLeft' in window ? 'left' : document.readyState`).catch(() => 'gone')
    while ((await state()) !== 'complete') await sleep(10)
  }
  return {
    open: (url) => leave(() => ask('POST', '/url', { url })),
    reload: () => leave(() => ask('POST', '/refresh', {})),
    evaluate,
    click: (x, y) => perform(clickAt(x, y)),
    type: (text) => perform(typing(text)),
    press: (...keys) => perform(pressing(keys)),
    async attach(find, files) {
      const [id] = Object.values(await run<Record<string, string>>(`return ${find}`))
      await ask('POST', `/element/${id}/value`, { text: files.join('\n') })
    },
    async resize(width, height) {
      const [, above = 0] = await run<number[]>('return [outerWidth, outerHeight - innerHeight]')
      await ask('POST', '/window/rect', { width, height: height + above })
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    noise: async () => (await evaluate('window.haatNoise')) as string[],
    close: () => ask('DELETE', ''),
  }
}
