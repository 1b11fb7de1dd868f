import { expect } from 'vitest'
import { answerGoogle, type AtGoogle } from './google-double.ts'
import type { TestBrowser } from './test-browser.ts'

export const startGoogle = (browser: TestBrowser, query = '') => browser.call(`GET /auth/google${query}`)

/** Coming back is a navigation from another site: browsers leave strict cookies at home. */
export async function comeBack(browser: TestBrowser, to: URL) {
  const device = browser.cookies.get('device')
  browser.cookies.delete('device')
  const answer = await browser.call(`GET ${to.pathname.replace('/api', '') as '/'}${to.search}`)
  if (!browser.cookies.has('device') && device) browser.cookies.set('device', device)
  return answer
}

export async function goThroughGoogle(browser: TestBrowser, answer: AtGoogle, query = '') {
  const begun = await startGoogle(browser, query)
  expect(begun.statusCode).toBe(302)
  return comeBack(browser, await answerGoogle(String(begun.headers.location), answer))
}

/** A person of Google whom nobody has met yet. */
export const newcomer = (name: string) => ({
  name,
  email: `${name.toLowerCase()}-${crypto.randomUUID()}@gmail.test`,
})
