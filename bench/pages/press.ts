import type { Browser, Locator, Page } from '@playwright/test'
import { awaitAnswer } from './answered.ts'
import { asNewVisitor } from './phone.ts'
import { watchForRest } from './until-rest.ts'

/** A phone on slow 3G, as the browser's own tools slow it down. */
const slow3g = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const throttling = 4

/** When the press comes: as soon as its button is seen, or when all that the page fetches by itself has come. */
export type Moment = 'early' | 'late'

export interface Press {
  name: string
  path: string
  find(page: Page): Locator
}

const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const linked = (selector: string) => (page: Page) => page.locator(`${selector} >> visible=true`)

export const pressesOn = (product: string): Press[] => [
  {
    name: '`/`: a product',
    path: '/',
    find: linked('main a[href^="/products/"]'),
  },
  { name: '`/`: sign in', path: '/', find: named('Sign in') },
  { name: '`/`: cart', path: '/', find: named('Cart') },
  {
    name: '`/`: categories',
    path: '/',
    find: linked('nav a[href="/categories/"]'),
  },
  { name: '`/`: search', path: '/', find: linked('#site-search') },
  { name: '`/`: Nepali', path: '/', find: named(/^नेपाली/) },
  { name: '`/`: next slide', path: '/', find: named(/^Next slide/) },
  {
    name: '`/products/`: a product',
    path: '/products/',
    find: linked('article a[href^="/products/"]'),
  },
  { name: '`/products/`: heart', path: '/products/', find: named(/^Save /) },
  {
    name: '`/products/`: add to cart',
    path: '/products/',
    find: named(/^Add to cart: /),
  },
  { name: '`/products/`: filters', path: '/products/', find: named('Filters') },
  { name: 'a product: add to cart', path: product, find: named('Add to cart') },
  { name: 'a product: buy now', path: product, find: named('Buy now') },
  { name: 'a product: heart', path: product, find: named(/^Save /) },
  {
    name: '`/wishlist`: home',
    path: '/wishlist',
    find: linked('nav a[href="/"]'),
  },
]

/** Milliseconds from the press to the first frame that answers it; undefined when the page never did. */
export const measurePress = (
  browser: Browser,
  address: string,
  { path, find }: Press,
  moment: Moment,
): Promise<number | undefined> =>
  asNewVisitor(
    browser,
    address,
    async (page, context) => {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slow3g)
      await session.send('Emulation.setCPUThrottlingRate', {
        rate: throttling,
      })
      const answer = Promise.withResolvers<number | undefined>()
      await page.exposeFunction('tellAnswer', answer.resolve)
      await page.addInitScript(awaitAnswer)
      const untilRest = watchForRest(page)
      await page.goto(path, { waitUntil: 'commit', timeout: 60_000 })
      const button = find(page).first()
      await button.waitFor({ timeout: 60_000 })
      if (moment === 'late') {
        // A finger on the page runs its scripts.
        await page.evaluate(() => dispatchEvent(new Event('touchstart')))
        await untilRest()
      }
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) answer.resolve(undefined)
      })
      await button.tap({ noWaitAfter: true })
      return answer.promise
    },
    { hasTouch: true, isMobile: true },
  )
