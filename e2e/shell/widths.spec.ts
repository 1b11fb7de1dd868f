import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { openShopper } from '../orders/order-journey.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { someProducts, storeBeforeLoad } from '../testing/some-products.ts'

/** The last two are windows of 1280 and 1920 pixels at 200 %, which have half as many pixels each way. */
const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [834, 1112],
  [1023, 768],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [640, 400],
  [960, 540],
] as const

/**
 * Where the layouts of dialogs and of the pages behind a sign-in change, and the smaller zoomed window. The last three have
 * more room than those before them, so only the long run looks at them.
 */
const fewWidths = someOf([320, 768, 1024, 640, 390, 1280], 3)
const fewWindows = windows.filter(([width]) => fewWidths.includes(width))

const shawl = '/products/hand-woven-pashmina-shawl-rhododendron-red-1'

/** Nepali words are longer, above all on buttons. */
const pages = [
  ['en', '/'],
  ['en', '/products/'],
  ['en', shawl],
  ['ne', '/'],
  ['ne', shawl],
] as const

/** What is wrong with the page in a window of this size, in words. */
async function faultsAt(page: Page, [width, height]: (typeof windows)[number]) {
  await page.setViewportSize({ width, height })
  return page.evaluate(() => {
    const faults: string[] = []
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const isScreenReadersOnly = (element: Element) => element.closest('.sr-only') !== null
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (sideways > 0) faults.push(`scrolls sideways by ${sideways}px`)

    for (const box of document.querySelectorAll('dialog[open], dialog[open] *')) {
      const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
      if (isScrolled && box.scrollWidth > box.clientWidth) faults.push('a dialog scrolls sideways')
    }

    const search = document.querySelector('#site-search')
    if (search && isSeen(search) && search.getBoundingClientRect().width < 192)
      faults.push('the search box is too narrow')

    const covered = [...document.querySelectorAll('header, nav, .phone-foot, .sticky, .fixed')]
      .filter(
        (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && isSeen(element),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width: wide }) => wide > innerWidth / 2 && (top <= 0 || bottom >= innerHeight))
      .reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
        0,
      )
    if (covered > innerHeight / 3) faults.push(`bars cover ${covered}px of ${innerHeight}px`)

    const range = document.createRange()
    const isWrapped = (button: Element) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (isScreenReadersOnly(text.parentElement!)) continue
        range.selectNodeContents(text)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true
      }
      return false
    }
    for (const button of document.querySelectorAll('.button, header button, nav a'))
      if (isSeen(button) && isWrapped(button)) faults.push(`wraps: ${button.textContent}`)

    // Thumbnails once lay over the title of the product.
    const title = document.querySelector('h1:not(.sr-only)')?.getBoundingClientRect()
    for (const thumb of document.querySelectorAll('a[href*="picture="]')) {
      const { left, right, top, bottom } = thumb.getBoundingClientRect()
      if (
        title &&
        isSeen(thumb) &&
        left < title.right &&
        right > title.left &&
        top < title.bottom &&
        bottom > title.top
      )
        faults.push('a thumbnail lies over the title')
    }
    const scene = document.querySelector('[aria-roledescription="carousel"] img')
    if (scene && scene.getBoundingClientRect().width < 200) faults.push('the hero has no picture')
    return faults
  })
}

async function faultsOf(page: Page, name: string, sizes: readonly (typeof windows)[number][]) {
  const faults: string[] = []
  for (const size of sizes)
    for (const fault of await faultsAt(page, size)) faults.push(`${name} at ${size.join(' × ')}: ${fault}`)
  return faults
}

const speak = (context: BrowserContext, url: string, language: string) =>
  context.addCookies([{ name: 'language', value: language, url }])

test('pages fit every window, from the smallest phone to 200 % zoom', async ({ page, context, baseURL }) => {
  const faults: string[] = []
  for (const [language, path] of pages) {
    await speak(context, baseURL!, language)
    await page.goto(path)
    faults.push(...(await faultsOf(page, `${path} (${language})`, windows)))
  }
  expect(faults).toEqual([])
})

/** A shopper who has ordered something and has goods in the cart; returns the pages that only they see, each in one language. */
async function openPagesOfShopper(context: BrowserContext, baseURL: string, variantIds: string[]) {
  const { email, password } = await openShopper(context.request)
  await signIn(context, baseURL, email, password)
  const headers = { ...(await bearerOf(context, baseURL)), 'idempotency-key': randomUUID() }
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(`/api${path}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const fillCart = () =>
    send('/cart/merge', { items: variantIds.map((variantId) => ({ variantId, quantity: 1 })) })
  await fillCart()
  const { data } = await (await context.request.get('/api/addresses', { headers })).json()
  const addressId: string = data.items[0].id
  const { mark } = await send('/checkout/quote', { addressId })
  const { number } = await send('/orders', { addressId, method: 'cod', mark })
  await fillCart()
  const order = `/profile/orders/${number}`
  return {
    en: ['', 'orders', 'cart', 'details', 'preferences']
      .map((page) => `/profile/${page}`)
      .concat(order, '/checkout?step=address', '/checkout?step=payment'),
    ne: ['wishlist', 'reviews', 'addresses', 'security', 'data']
      .map((page) => `/profile/${page}`)
      .concat(order, `${order}/receipt`, '/checkout?step=delivery', '/checkout?step=review'),
  }
}

test('the dialogs of a visitor and the pages of a shopper fit them as well', async ({
  page,
  context,
  baseURL,
}) => {
  const goods = await someProducts(context.request, 3)
  await storeBeforeLoad(
    page,
    'cart',
    goods.map(({ id, variantId }) => ({ productId: id, variantId, quantity: 1 })),
  )
  // The last step is shown only to who has chosen how to pay.
  await page.addInitScript(() => sessionStorage.setItem('checkout', '{"method":"cod"}'))
  const faults: string[] = []
  const look = async (name: string) => void faults.push(...(await faultsOf(page, name, fewWindows)))

  for (const language of ['en', 'ne']) {
    await speak(context, baseURL!, language)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/about')
    // The first of them is the cart.
    await page.locator('header button.header-link').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem').getByRole('status')).toHaveCount(goods.length)
    await look(`sign in (${language})`)
    await dialog.getByRole('button').last().click()
    await expect(dialog.locator('[autocomplete=new-password]')).toBeVisible()
    await look(`register (${language})`)
  }
  const paths = await openPagesOfShopper(
    context,
    baseURL!,
    goods.map(({ variantId }) => variantId),
  )
  for (const [language, ofLanguage] of Object.entries(paths)) {
    await speak(context, baseURL!, language)
    for (const path of ofLanguage) {
      await page.goto(path)
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1)
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      await look(`${path} (${language})`)
    }
  }
  expect(faults).toEqual([])
})
