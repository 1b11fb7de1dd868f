import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../scripts/check/chromium.ts'
import { onCleanUp } from '../clean-ups.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** Without further wishes the window has no scroll bars, as on a phone. */
export async function openBrowser({ hasScrollBars = false } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
    ignoreDefaultArgs: hasScrollBars ? ['--hide-scrollbars'] : [],
  })
  onCleanUp(() => browser.close())
  return browser
}

/** A new visitor: nothing is cached from one to the next. */
export async function asNewVisitor<T>(
  browser: Browser,
  baseURL: string,
  visit: (page: Page, context: BrowserContext) => Promise<T>,
  device: Pick<BrowserContextOptions, 'hasTouch' | 'isMobile'> = {},
): Promise<T> {
  const context = await browser.newContext({ ...phone, ...device, baseURL, timezoneId: 'Asia/Kathmandu' })
  try {
    return await visit(await context.newPage(), context)
  } finally {
    await context.close()
  }
}
