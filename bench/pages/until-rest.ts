import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const quietMs = 500
const lookMs = 50
const timeoutMs = 30_000

/** Watches from the first request on; resolves when none has been under way for half a second. */
export function watchForRest(page: Page) {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const changed = () => (changedAt = Date.now())
  const end = (request: Request) => open.delete(request) && changed()
  page.on('request', (request) => open.add(request) && changed())
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async function untilRest() {
    const giveUpAt = Date.now() + timeoutMs
    changed()
    while (open.size > 0 || Date.now() - changedAt < quietMs) {
      if (Date.now() > giveUpAt) throw new Error(`${page.url()} does not come to rest`)
      await delay(lookMs)
    }
  }
}
