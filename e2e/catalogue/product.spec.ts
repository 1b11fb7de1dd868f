import { hydrateIslands } from '../testing/hydrate-islands.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expectStill } from '../testing/first-load.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'

/** A product of the demo with four colours and three sizes; some variants are sold out, one is not made. */
const shawl = '/products/hand-woven-pashmina-shawl-rhododendron-red-1'
const name = 'Hand-woven pashmina shawl, rhododendron red'

interface Data {
  '@type': string
}

test('the server writes all of it: readable without JavaScript, named for search engines', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(shawl)
  await expect(page).toHaveTitle(`${name} | Haat`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const way = page.getByRole('navigation', { name: 'You are here' })
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Clothing', 'Shawls and scarves', name])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${shawl}`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Two weavers take/)
  for (const words of ['Woven on a hand loom', 'Country of origin', 'Warranty', 'VAT of 13% included']) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await expect(page.locator('#reviews article')).toHaveCount(3)
  const further = page.getByRole('link', { name: /^Show \d+ more$/ })
  const count = 3 + Number(/\d+/.exec(await further.innerText())![0])
  await further.click()
  await expect(page.locator('#reviews article')).toHaveCount(count)
  await page.getByRole('link', { name: 'Glacier blue' }).click()
  await expect(page.getByText('Colour: Glacier blue')).toBeVisible()
  // A product is found by its number: an address with a former name leads to the present one.
  const former = await page.request.get('/products/a-former-name-1?variant=2', { maxRedirects: 0 })
  expect([former.status(), former.headers()['location']]).toEqual([301, `${shawl}?variant=2`])
  const kinds = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(kinds.map((text) => (JSON.parse(text) as Data)['@type'])).toEqual(['Product', 'BreadcrumbList'])
  await context.close()
})

test('what is chosen stands in the address, with its picture, its price and its stock in words', async ({
  page,
}) => {
  await page.goto(shawl)
  await expect(page.getByText('In stock', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '100 × 200 cm' }).click()
  await expect(page).toHaveURL(`${shawl}?variant=2`)
  await expect(page.getByText('Only 8 left in this colour and size')).toBeVisible()
  // Red is not made in the large size: marked, but it leads to the nearest one that is.
  const large = page.getByRole('link', { name: /^130 × 230 cm \(not available/ })
  await large.focus()
  await expect(large).toBeFocused()
  await page.getByRole('link', { name: 'Glacier blue', exact: true }).click()
  await expect(page).toHaveURL(`${shawl}?variant=4`)
  await expect(page.getByRole('link', { name: 'Glacier blue (selected)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand-woven pashmina shawl, glacier blue')
  await expect(page.getByRole('button', { name: /^Picture 2 of 5/ })).toBeVisible()
  await page.getByRole('link', { name: '130 × 230 cm', exact: true }).click()
  await expect(page.getByText('Rs. 8,450').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Only 3 left in this colour and size')).toBeVisible()
  await page.goto(`${shawl}?variant=9`)
  await expect(page.getByText('Out of stock in this colour and size')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Quantity' })).toHaveCount(0)
  await expect(page.getByText('No delivery date while it is out of stock')).toBeVisible()
})

test('as many as wanted and left go into the cart of this browser; Buy now goes on to it', async ({
  page,
}) => {
  const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown)
  await page.goto(`${shawl}?variant=5`)
  const quantity = page.getByRole('group', { name: 'Quantity' })
  const more = quantity.getByRole('button', { name: 'One more' })
  // At once, before the island is hydrated: every press counts.
  await more.click()
  await more.click()
  await expect(quantity.getByRole('status')).toHaveText('3')
  await expect(more).toBeDisabled()
  await expect(page.getByText('There are no more than 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('Hand-woven pashmina shawl, glacier blue is in your cart.')).toBeVisible()
  const productId = shawl.slice('/products/'.length)
  await expect.poll(cart).toEqual([{ productId, variantId: '5', quantity: 3 }])
  await page.getByRole('link', { name: 'Pine green' }).click()
  await expect(page).not.toHaveURL(/variant=5$/)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(cart).toHaveLength(2)
})

test('pictures: thumbs, zoom and the keyboard', async ({ page }) => {
  await page.goto(shawl)
  await page.getByRole('link', { name: 'Show picture 3' }).click()
  await page.getByRole('button', { name: 'Picture 3 of 5: zoom in' }).click()
  const dialog = page.getByRole('dialog', { name: '3 of 5' })
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(page.getByRole('dialog', { name: '4 of 5' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Picture 4 of 5: zoom in' })).toBeVisible()
})

test('reviews: only some stars, newest first, and more of them, all in the address', async ({
  page,
  request,
}) => {
  const { ratings } = (await (await request.get(`/api${shawl}`)).json()).data as {
    ratings: { count: number; byStars: number[] }
  }
  const four = ratings.byStars[3]!
  await page.goto(shawl)
  const reviews = page.locator('#reviews')
  await expect(reviews.getByText(`${ratings.count} verified buyers`)).toBeVisible()
  const further = Math.min(10, ratings.count - 3)
  await reviews.getByRole('link', { name: `Show ${further} more` }).click()
  await expect(reviews.getByRole('article')).toHaveCount(3 + further)
  await reviews.getByRole('link', { name: `Only reviews with 4 stars: ${four}` }).click()
  await expect(page).toHaveURL(/\?stars=4#reviews$/)
  await expect(reviews.getByRole('status')).toHaveText(`${four} of ${ratings.count} reviews`)
  await expect(reviews.getByRole('article')).toHaveCount(Math.min(3, four))
  await reviews.getByRole('link', { name: 'Show all' }).click()
  await reviews.getByText('Most helpful').first().click()
  await reviews.getByRole('link', { name: 'Newest first' }).click()
  await expect(page).toHaveURL(/reviewSort=createdAt/)
  await expect(reviews.getByRole('article')).toHaveCount(3)
  await reviews.getByRole('link', { name: /^नेपालीमा/ }).click()
  await expect(reviews.locator('p[lang=ne]').first()).toBeVisible()

  // Down here a bar leads to the other parts of the page and buys; beside the buttons to buy there is none.
  const bar = page.getByRole('navigation', { name: 'Parts of this page' })
  const linkTo = (part: string) => bar.getByRole('link', { name: new RegExp(`^${part}( \\d+)?$`) })
  await expect(linkTo('Reviews')).toHaveText(`Reviews ${ratings.count}`)
  await linkTo('Questions').click()
  await expect(page.locator('#questions')).toBeInViewport()
  await expect(linkTo('Questions')).toHaveAttribute('aria-current', 'true')
  await expect(bar.locator('[aria-current]')).toHaveCount(1)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to cart', exact: true }).last().click()
  await expect(page.getByText(`${name} is in your cart.`)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toHaveCount(0)
})

test('bought with it, like it, from this vendor, and what was looked at before; nothing moves meanwhile', async ({
  page,
}) => {
  await page.goto('/products/pashmina-muffler-marigold-orange-3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pashmina muffler, marigold orange')
  await hydrateIslands(page)
  await page.waitForFunction(() => localStorage.getItem('recentlyViewed'))
  await page.goto(shawl)
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  // Four orders of the demo held the two things of this shop that most people reviewed.
  const together = page.getByRole('region', { name: 'Bought together' })
  await expect(together.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'More from this vendor' }).getByRole('article')).toHaveCount(
    5,
  )
  await expect(page.getByRole('region', { name: 'Similar products' }).getByRole('article')).toHaveCount(5)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent.getByRole('article')).toHaveText([/marigold orange/])
  await expectStill(page)
})

// In the short run, pages.spec.ts checks this page with axe.
for (const colorScheme of someOf(['light', 'dark'] as const, 0)) {
  test(`nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${shawl}?variant=9`)
    await expect(page.getByText('Out of stock in this colour and size')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
}

test('in Nepali', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ne', url: baseURL! }])
  await page.goto(`${shawl}?variant=2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हाते तानको पश्मिना सल, गुराँसे रातो')
  await expect(page.getByText('यो रङ र साइजमा ८ वटा मात्र बाँकी')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\b(Only|left|Quantity|Delivery|Reviews)\b/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the page stands alone: its own ways back and on, the bar at the thumb, the swipe', async ({
    page,
  }) => {
    await page.goto('/products/')
    await page.goto(shawl)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeHidden()
    const bar = page.getByRole('region', { name: 'Buy' })
    await expect(bar.getByText('Rs. 6,450')).toBeInViewport()
    await bar.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText(`${name} is in your cart.`)).toBeVisible()
    await page.getByRole('group', { name: 'Pictures' }).evaluate((strip) => {
      strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' })
    })
    await expect(page.getByRole('button', { name: /^Picture 2 of 5/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('when it is not there', () => {
  test.use({ expectedNoise: [/status of (404|500)|The server answered 500/] })

  test('the server says 404 and shows a way on', async ({ page }) => {
    const answer = await page.goto('/products/pashmina-shawl-999999')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is not on sale')
    await page.getByRole('link', { name: 'See all products' }).click()
    await expect(page).toHaveURL('/products/')
    expect((await page.goto('/products/pashmina%00-shawl-1'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is not on sale')
  })

  test('a failure on the way can be tried again', onlyLong, async ({ page }) => {
    let isBroken = true
    await page.route(/\/api\/products\/hand-woven[^/]*$/, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.fallback(),
    )
    await page.goto('/products/?searchTerm=rhododendron+red')
    // After hydration the browser loads the product itself, so that the route above answers it.
    await hydrateIslands(page)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'This product could not be loaded' })).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})
