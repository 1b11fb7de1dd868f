import { gzipSync } from 'node:zlib'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

const gzipSize = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

export interface FirstLoad {
  htmlBytes: number
  /** The scripts that the HTML names, be it to run at once or when the page stands there. */
  named: string[]
  namedBytes: number
  source: string
}

const scriptsNamedBy = (html: string) => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!)),
]

/** What a browser is told to fetch by the page alone, measured as gzip sends it. */
export async function measureFirstLoad(request: APIRequestContext, path: string): Promise<FirstLoad> {
  const html = await (await request.get(path)).text()
  const named = scriptsNamedBy(html)
  const bodies = await Promise.all(named.map(async (url) => (await request.get(url)).body()))
  return {
    htmlBytes: gzipSize(Buffer.from(html)),
    named,
    namedBytes: bodies.reduce((sum, body) => sum + gzipSize(body), 0),
    source: bodies.map(String).join('\n'),
  }
}

/** Every address that the browser asks for until the page has come to rest. */
export async function recordVisit(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  // On a busy machine the network is idle before the page has stood there whole, which is when it asks for its scripts.
  const named = scriptsNamedBy(await answer!.text())
  await expect.poll(() => named.filter((file) => !asked.includes(file))).toEqual([])
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  await page.waitForLoadState('networkidle')
  return asked
}

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
        // Two frames later everything that was buffered has been told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
