import { gzipSync } from 'node:zlib'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

const gzipSize = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

export interface FirstLoad {
  htmlBytes: number
  /** The scripts that the HTML names, to run at once or after the first paint. */
  named: string[]
  namedBytes: number
  source: string
}

const scriptsNamedBy = (html: string) => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!)),
]

/** The HTML of a page and the scripts that it names, in bytes after gzip. */
export async function measureFirstLoad(
  request: APIRequestContext,
  path: string,
  language: 'en' | 'ne' = 'en',
): Promise<FirstLoad> {
  const html = await (await request.get(path, { headers: { cookie: `language=${language}` } })).text()
  const named = scriptsNamedBy(html)
  const bodies = await Promise.all(named.map(async (url) => (await request.get(url)).body()))
  return {
    htmlBytes: gzipSize(Buffer.from(html)),
    named,
    namedBytes: bodies.reduce((sum, body) => sum + gzipSize(body), 0),
    source: bodies.map(String).join('\n'),
  }
}

/** The paths of all requests of a visit until the network is idle. */
export async function recordVisit(page: Page, path: string): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  // On a busy machine the network is idle before the first paint, after which the page requests its scripts.
  const named = scriptsNamedBy(await answer!.text())
  await expect.poll(() => named.filter((file) => !requested.includes(file))).toEqual([])
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  await page.waitForLoadState('networkidle')
  return requested
}

/** Lets Mukta come before the style sheet: a machine may have none of the fonts that stand in for it at its measures. */
export async function fetchFontsFirst(page: Page) {
  const fonts = ['plain-400', 'plain-600', 'plain-800'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
  )
  await page.route('**/*.css', async (route) => {
    await Promise.all(fonts)
    await route.continue()
  })
}

/** Chromium may paint a page before all of it has arrived; the shift this causes must round to 0.00. */
export const expectStill = async (page: Page, atMost = 0.005) =>
  expect(await layoutShift(page), 'nothing moves').toBeLessThan(atMost)

/** Sum of all layout shifts so far, also those that a visitor caused. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames later the observer has received all buffered entries.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
