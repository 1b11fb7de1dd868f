import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'

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

    const search = document.querySelector('#site-search')!
    if (isSeen(search) && search.getBoundingClientRect().width < 192)
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

test('pages fit every window, from the smallest phone to 200 % zoom', async ({ page, context, baseURL }) => {
  const faults: string[] = []
  for (const [language, path] of pages) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
    await page.goto(path)
    for (const size of windows)
      for (const fault of await faultsAt(page, size))
        faults.push(`${path} (${language}) at ${size.join(' × ')}: ${fault}`)
  }
  expect(faults).toEqual([])
})
