import type { Browser, Page } from '@playwright/test'
import { measureFirstLoad, recordVisit } from '../../e2e/testing/first-load.ts'
import { asNewVisitor } from './phone.ts'

export interface VisitWeight {
  scriptBytes: number
  htmlBytes: number
  /** Counted until the network has been silent for half a second. */
  requests: number
  /** The bytes of the largest painted picture; it may also be a text, or part of the HTML itself. */
  largest: number | 'text' | 'inline picture'
}

type LargestPaint = PerformanceEntry & { url: string; element: Element | null }

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<VisitWeight['largest']>((resolve) => {
        new PerformanceObserver((list) => {
          const { url, element } = list.getEntries().at(-1) as LargestPaint
          const [file] = performance.getEntriesByName(url) as PerformanceResourceTiming[]
          resolve(file?.encodedBodySize ?? (element?.tagName === 'IMG' ? 'inline picture' : 'text'))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

export const weighVisit = (browser: Browser, address: string, path: string): Promise<VisitWeight> =>
  asNewVisitor(browser, address, async (page, { request }) => {
    const { namedBytes, htmlBytes } = await measureFirstLoad(request, path)
    const asked = await recordVisit(page, path)
    return {
      scriptBytes: namedBytes,
      htmlBytes,
      requests: asked.length,
      largest: await largestPaint(page),
    }
  })
