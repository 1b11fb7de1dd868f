import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

const gzipSize = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

export interface FirstLoad {
  htmlBytes: number
  /** The scripts that the HTML names, be it to run at once or when the page stands there. */
  named: string[]
  namedBytes: number
  source: string
}

/** What a browser is told to fetch by the page alone, measured as gzip sends it. */
export async function measureFirstLoad(request: APIRequestContext, path: string): Promise<FirstLoad> {
  const html = await (await request.get(path)).text()
  const named = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!))]
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
  await page.goto(path, { waitUntil: 'networkidle' })
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
