import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { openAccount, signInWithNewAccount } from '../testing/new-account.ts'
import {
  bothTokens,
  gate,
  giveTokens,
  me,
  meEndpoint,
  refusal,
  scriptApi,
  signOutThroughForm,
} from '../testing/scripted-api.ts'
import { fillSignIn, submit } from '../testing/sign-in-form.ts'
import { storeBeforeLoad, readStored, someProducts } from '../testing/some-products.ts'

test.use({ expectedNoise: [/status of 500/] })

const heart = (title: string) => ({ name: `Save ${title}`, exact: true })

test('a visitor saves by heart, finds it again, takes it off and brings it back', async ({
  page,
  request,
}) => {
  const [tea] = await someProducts(request, 1)
  const { title, id } = tea!
  await page.goto('/products/')
  await page.getByRole('button', heart(title.en)).first().click()
  await expect(page.getByRole('button', heart(title.en)).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Wishlist 1 saved' }).first().click()
  await expect(page).toHaveURL('/wishlist')
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [id] })
  await page.getByRole('button', { name: `Remove ${title.en} from the wishlist` }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [] })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article').filter({ hasText: title.en })).toBeVisible()
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [id] })
})

test('sorts, filters, shares and clears', async ({ page, request, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const products = await someProducts(request, 4)
  const ids = products.map(({ id }) => id)
  await storeBeforeLoad(page, 'wishlist', { products: ids })
  await page.goto('/wishlist')
  const names = page.getByRole('article').getByRole('heading')
  const inOrder = products.map(({ title }) => title.en)
  await expect(names).toHaveText(inOrder)
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Sort by').selectOption('Lowest price')
  const byPrice = products.toSorted((a, b) => a.pricePaisa - b.pricePaisa).map(({ title }) => title.en)
  await expect(names).toHaveText(byPrice)
  await expect(page).toHaveURL('/wishlist?sort=cheapest')
  await page.reload()
  await expect(names).toHaveText(byPrice)
  await page.getByLabel('Sort by').selectOption('Newest first')
  await expect(page).toHaveURL('/wishlist')
  await expect(names).toHaveText(inOrder)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/wishlist?ids=${ids.join(',')}`)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  // The link shows the products without an account and without JavaScript.
  const html = await (await request.get(link)).text()
  for (const { title } of products) expect(html).toContain(title.en.replaceAll('&', '&amp;'))
})

test('an address that names nothing shows an honest page', onlyLong, async ({ page }) => {
  await page.goto('/wishlist?ids=%3Cscript%3E,nothing-999999&sort=odd')
  await expect(page.getByRole('heading', { name: 'None of these items is sold any more' })).toBeVisible()
})

test('texts of the products that come late hide nothing of the page', onlyLong, async ({ page, request }) => {
  const [tea] = await someProducts(request, 1)
  const { open, opened } = gate()
  let areProductsHere = false
  const late: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    if (areProductsHere) {
      late.push(route.request().url())
      await opened
    }
    await route.continue()
  })
  await page.route('**/api/products/by-ids', async (route) => {
    const response = await route.fetch()
    areProductsHere = true
    await route.fulfill({ response })
  })
  await storeBeforeLoad(page, 'wishlist', { products: [tea!.id] })
  await page.goto('/wishlist')
  await expect.poll(() => late.length).toBeGreaterThan(0)
  // What React makes of the missing text is on the screen by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).isVisible()).toBe(
    true,
  )
  open()
  await expect(page.getByRole('article').filter({ hasText: tea!.title.en })).toBeVisible()
})

test('signing in brings the list along: the union, without what nobody sells, and says so', async ({
  page,
  request,
}) => {
  const [first, second] = await someProducts(request, 2)
  const account = await openAccount(request)
  await storeBeforeLoad(page, 'wishlist', { products: [first!.id, 'gone-for-good-999999', second!.id] })
  await page.goto('/wishlist')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(page, account)
  await submit(page)
  await expect(page.getByText('No longer sold, and left out of your wishlist: 1')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0)
  await expect(page.getByText('Same price as when you saved it')).toHaveCount(2)
  const { products } = await readStored(page, 'wishlist')
  expect(products.toSorted()).toEqual([first!.id, second!.id].toSorted())
})

test(
  'a shopper keeps it on the server: by heart, on the page, in the count',
  onlyLong,
  async ({ page, context, baseURL, request }) => {
    const [tea] = await someProducts(request, 1)
    await signInWithNewAccount(context, baseURL!)
    await page.goto('/products/')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', heart(tea!.title.en)).first().click()
    const answer = await saved
    expect(new URL(answer.url()).pathname).toBe('/api/wishlists')
    expect(answer.request().postDataJSON()).toEqual({ productId: tea!.id })
    await page.goto('/profile/wishlist')
    await expect(page.getByRole('article').filter({ hasText: tea!.title.en })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wishlist 1 saved' }).first()).toBeVisible()
    const removed = page.waitForRequest((one) => one.method() === 'DELETE')
    await page.getByRole('button', { name: `Remove ${tea!.title.en} from the wishlist` }).click()
    expect(new URL((await removed).url()).pathname).toBe(`/api/wishlists/${tea!.id}`)
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  },
)

test('a heart that the server refuses is taken back, and said', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const [tea] = await someProducts(request, 1)
  await scriptApi(context, { [meEndpoint]: me(), 'POST /wishlists': refusal(500, 'INTERNAL') })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/products/')
  const button = page.getByRole('button', heart(tea!.title.en)).first()
  await button.click()
  await expect(page.getByText('That was not saved. Please try again.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test(
  'clearing goes to the server; a list that does not load can be asked for again',
  onlyLong,
  async ({ page, context, baseURL, request }) => {
    const [product] = await someProducts(request, 1)
    const card = (
      await (await request.post('/api/products/by-ids', { data: { productIds: [product!.id] } })).json()
    ).data.items[0]
    const item = { product: card, savedPaisa: card.pricePaisa + 10_000, savedAt: '2026-11-01T00:00:00.000Z' }
    const list = (data: object) => ({ body: { success: true, message: '', data } })
    const calls = await scriptApi(context, {
      [meEndpoint]: me(),
      'GET /wishlists': list({ products: [product!.id] }),
      'GET /wishlists/items': [refusal(500, 'INTERNAL'), refusal(500, 'INTERNAL'), list({ items: [item] })],
      'DELETE /wishlists/clear/all': list({ products: [] }),
      'POST /auth/logout': {},
    })
    await giveTokens(context, baseURL!, bothTokens)
    await storeBeforeLoad(page, 'wishlist', { products: [product!.id] })
    await page.goto('/profile/wishlist')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Rs. 100 less than when you saved it')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    const cleared = () => calls.filter(({ endpoint }) => endpoint.startsWith('DELETE'))
    await expect
      .poll(cleared)
      .toMatchObject([{ endpoint: 'DELETE /wishlists/clear/all', bearer: 'access-1' }])
    await signOutThroughForm(page)
    await expect.poll(() => readStored(page, 'wishlist')).toBeNull()
  },
)
