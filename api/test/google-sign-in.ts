import { expect } from 'vitest'
import { answerGoogle, type GoogleChoice } from './google-stand-in.ts'
import type { TestBrowser } from './test-browser.ts'

export const startGoogleSignIn = (browser: TestBrowser, query = '') =>
  browser.call(`GET /auth/google${query}`)

/** Opens the callback as a browser that comes from another site: without SameSite=Strict cookies. */
export async function returnFromGoogle(browser: TestBrowser, to: URL) {
  const device = browser.cookies.get('device')
  browser.cookies.delete('device')
  const answer = await browser.call(`GET ${to.pathname.replace('/api', '') as '/'}${to.search}`)
  if (!browser.cookies.has('device') && device) browser.cookies.set('device', device)
  return answer
}

export async function goThroughGoogle(browser: TestBrowser, answer: GoogleChoice, query = '') {
  const begun = await startGoogleSignIn(browser, query)
  expect(begun.statusCode).toBe(302)
  return returnFromGoogle(browser, await answerGoogle(String(begun.headers.location), answer))
}

/** A Google account that was never used here. */
export const newGooglePerson = (name: string) => ({
  name,
  email: `${name.toLowerCase()}-${crypto.randomUUID()}@gmail.test`,
})
