import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'
import {
  bothTokens,
  expectTokens,
  gate,
  giveTokens,
  endpointsOf,
  loggedIn,
  me,
  meEndpoint,
  refreshEndpoint,
  refusal,
  renewed,
  scriptApi,
  signInThroughForm,
  signOutThroughForm,
  type Script,
} from '../testing/scripted-api.ts'
import { signIn } from '../testing/sign-in.ts'
import { dialog, openLogin, visibleButton, shopper } from '../testing/sign-in-form.ts'
import { storeBeforeLoad, readStored, someProducts, type SomeProduct } from '../testing/some-products.ts'

/** The wishlist and the pages around it, as the specification has them. */
test.use({ expectedNoise: [/status of (401|500)|net::ERR_FAILED/] })

const loginCall = 'POST /auth/login'
const syncCall = 'POST /wishlists/sync'
const [listCall, saveCall] = ['GET /wishlists', 'POST /wishlists'] as const
const portal = 'VENDOR_PORTAL'

const list = (...products: string[]) => ({ body: { success: true, message: '', data: { products } } })
const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save ${title}`, exact: true }).first()
const saved = (page: Page, count: number) =>
  page.getByRole('link', { name: `Wishlist ${count} saved` }).first()

const ourUrl = () => test.info().project.use.baseURL!

/** Signs the browser in and scripts the API. */
async function asShopper(page: Page, script: Script) {
  await giveTokens(page.context(), ourUrl(), bothTokens)
  return scriptApi(page.context(), { [meEndpoint]: me(), ...script })
}

let tea: SomeProduct
let socks: SomeProduct
test.beforeEach(async ({ request }) => {
  ;[tea, socks] = (await someProducts(request, 2)) as [SomeProduct, SomeProduct]
})

test('the six calls, from a page and by the real server', async ({ page, context }) => {
  const [first, second] = [tea.id, socks.id]
  await signInWithNewAccount(context, ourUrl())
  await page.goto('/about', { waitUntil: 'commit' })
  const call = (endpoint: string, body?: object) =>
    page.evaluate(
      async ([way, path, text]) => {
        const token = (await cookieStore.get('accessToken'))!.value
        const type = text && { 'content-type': 'application/json' }
        const headers = { authorization: `Bearer ${token}`, 'x-portal': 'VENDOR_PORTAL', ...type }
        return (await fetch(`/api${path}`, { method: way!, headers, body: text ?? null })).json()
      },
      [...endpoint.split(' '), body && JSON.stringify(body)],
    )
  const answer = (data: object) => ({ success: true, message: expect.any(String), data })
  expect(await call(listCall)).toEqual(answer({ products: [] }))
  expect(await call(saveCall, { productId: first })).toEqual(answer({ products: [first] }))
  expect(await call(`GET /wishlists/check/${first}`)).toEqual(answer({ inWishlist: true }))
  expect(await call(`GET /wishlists/check/${second}`)).toEqual(answer({ inWishlist: false }))
  const synced = await call(syncCall, { productIds: [second, 'gone-for-good-999999'] })
  expect(synced).toEqual(answer({ products: expect.arrayContaining([first, second]) }))
  expect(synced.data.products).toHaveLength(2)
  expect(await call(`DELETE /wishlists/${first}`)).toEqual(answer({ products: [second] }))
  expect(await call('DELETE /wishlists/clear/all')).toEqual(answer({ products: [] }))
})

test('signing in: the user first, then the sync, then the merged list', async ({ page, context }) => {
  const { open, opened } = gate()
  const calls = await scriptApi(context, {
    [loginCall]: loggedIn(),
    [syncCall]: { ...list('b', 'a'), after: opened },
    [listCall]: list('b', 'a'),
  })
  await storeBeforeLoad(page, 'wishlist', { products: ['a'] })
  await page.goto('/about')
  await signInThroughForm(page)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  await expect.poll(() => endpointsOf(calls)).toEqual([loginCall, syncCall])
  expect(calls[1]).toMatchObject({ bearer: 'access-1', portal, body: { productIds: ['a'] } })
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: ['a'] })
  await expect(saved(page, 1)).toBeVisible()
  open()
  await expect(saved(page, 2)).toBeVisible()
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: ['b', 'a'] })
})

const failures = {
  'gets no answer': 'cut',
  fails: { status: 500 },
  'is answered with no list': { body: { success: true, message: '', data: null } },
} as const
for (const [what, answer] of someOf(Object.entries(failures), 1)) {
  test(`a sync that ${what} is ignored: signed in, and the list stays`, async ({ page, context }) => {
    const script = { [loginCall]: loggedIn(), [syncCall]: answer, [listCall]: answer }
    const calls = await scriptApi(context, script)
    await storeBeforeLoad(page, 'wishlist', { products: ['a'] })
    await page.goto('/about')
    await signInThroughForm(page)
    await expect.poll(() => [...new Set(endpointsOf(calls))]).toEqual([loginCall, syncCall, listCall])
    await expect(visibleButton(page, 'Anjali')).toBeVisible()
    await expect(saved(page, 1)).toBeVisible()
    await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: ['a'] })
    await expectTokens(context, bothTokens)
  })
}

test('signing in through Google brings the list along, too', onlyLong, async ({ page, context }) => {
  const merged = list('b', 'a')
  const calls = await scriptApi(context, { [meEndpoint]: me(), [syncCall]: merged, [listCall]: merged })
  await context.route('**/api/auth/google?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
  )
  await storeBeforeLoad(page, 'wishlist', { products: ['a'] })
  await openLogin(page, '/about')
  const opened = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  await opened
  await context.addCookies([{ name: 'accessToken', value: 'from-google', url: ourUrl() }])
  await page.evaluate(() => window.postMessage({ type: 'GOOGLE_AUTH_SUCCESS' }, location.origin))
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: ['b', 'a'] })
  const synced = { endpoint: syncCall, bearer: 'from-google', portal, body: { productIds: ['a'] } }
  expect(calls.filter(({ endpoint }) => endpoint === syncCall)).toEqual([synced])
})

test('a heart shows at once; the browser keeps what the server answered', async ({ page }) => {
  const { open, opened } = gate()
  const removeCall = `DELETE /wishlists/${tea.id}`
  const calls = await asShopper(page, {
    [listCall]: list(),
    [saveCall]: { ...list(tea.id), after: opened },
    [removeCall]: list(),
  })
  await page.goto('/products/')
  const button = heart(page, tea.title.en)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(saved(page, 1)).toBeVisible()
  await expect.poll(() => readStored(page, 'wishlist')).toBeNull()
  open()
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [tea.id] })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [] })
  const common = { bearer: 'access-1', portal, body: null }
  expect(calls.slice(1)).toEqual([
    { ...common, endpoint: listCall },
    { ...common, endpoint: saveCall, body: { productId: tea.id } },
    { ...common, endpoint: removeCall },
  ])
})

test('an expired token is refreshed for a heart, a refused one takes it back', async ({ page, context }) => {
  const removeCall = `DELETE /wishlists/${tea.id}`
  const calls = await asShopper(page, {
    [refreshEndpoint]: renewed(),
    [saveCall]: [refusal(401, 'UNAUTHENTICATED'), list(tea.id)],
    [removeCall]: refusal(401, 'INVALID_ACCESS_TOKEN'),
  })
  await page.goto('/products/')
  const button = heart(page, tea.title.en)
  await button.click()
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [tea.id] })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(endpointsOf(calls)).toEqual([meEndpoint, saveCall, refreshEndpoint, saveCall])
  expect(calls.at(-1)).toMatchObject({ bearer: 'access-2' })
  await button.click()
  await expect(page.getByText('That was not saved. Please try again.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(endpointsOf(calls).slice(4)).toEqual([removeCall])
  await expectTokens(context, { refreshToken: 'refresh-1' })
})

test('/wishlist has the list of the server, nothing of it after signing out', async ({ page, request }) => {
  const answer = await request.post('/api/products/by-ids', { data: { productIds: [socks.id] } })
  const [product] = (await answer.json()).data.items
  const item = { product, savedPaisa: product.pricePaisa, savedAt: '2026-11-01T00:00:00.000Z' }
  await asShopper(page, {
    [listCall]: list(socks.id),
    'GET /wishlists/items': { body: { success: true, message: '', data: { items: [item] } } },
    'POST /auth/logout': {},
  })
  await storeBeforeLoad(page, 'wishlist', { products: [tea.id] })
  await page.goto('/wishlist')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([socks.title.en])
  await expect(saved(page, 1)).toBeVisible()
  await signOutThroughForm(page)
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Wishlist \d/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'See it on every device' })).toBeVisible()
  await expect.poll(() => readStored(page, 'wishlist')).toBeNull()
})

test('what the browser keeps shows wherever one arrives, untouched', async ({ page }) => {
  await storeBeforeLoad(page, 'wishlist', { products: [tea.id] })
  await page.goto('/products/')
  await expect(heart(page, tea.title.en)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/products/${tea.id}`)
  const save = page.getByRole('main').getByRole('button', { name: 'In wishlist' })
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await expect(saved(page, 1)).toBeVisible()
  const deals = page.getByRole('region', { name: 'Saturday market deals' })
  const deal = deals.getByRole('button', { name: /^Save /, pressed: false }).last()
  const name = await deal.getAttribute('aria-label')
  await deal.click()
  await expect(saved(page, 2)).toBeVisible()
  await page.reload()
  await expect(deals.getByRole('button', { name: name!, pressed: true })).toBeVisible()
})

test('whatever stands under the key, the list is honest', onlyLong, async ({ page }) => {
  const names = page.getByRole('article').getByRole('heading')
  // As if another tab had written it.
  const keep = (text: string) =>
    page.evaluate((value) => {
      localStorage.setItem('wishlist', value)
      dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }))
    }, text)
  await storeBeforeLoad(page, 'wishlist', { products: [tea.id] })
  await page.goto('/wishlist')
  for (const rubbish of ['{', 'null', '[]', '{"products":"tea"}']) {
    await expect(names).toHaveText([tea.title.en])
    await keep(rubbish)
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await keep(JSON.stringify({ products: [7, null, tea.id, { odd: true }] }))
  }
  await keep('{')
  await page.goto('/products/')
  await heart(page, tea.title.en).click()
  await expect(saved(page, 1)).toBeVisible()
  await expect.poll(() => readStored(page, 'wishlist')).toEqual({ products: [tea.id] })
})

const defaultLayout = ['/', '/wishlist']
const ofShopper = ['/profile/wishlist', '/profile/cart']
const goods = ['/products/', '/products/hand-woven-pashmina-shawl-rhododendron-red-1', '/categories/']
const hands = ['/services/', '/services/tabla-lessons-lalitpur-140', '/service-categories/']
const mainLayout = [...goods, ...hands, ...ofShopper]

test('each page has its layout, its own code, and calls with portal and bearer', async ({ page }) => {
  await signIn(page.context(), ourUrl(), shopper.email)
  const carried: string[] = []
  page.on('request', (request) => {
    const { 'x-portal': marker, authorization } = request.headers()
    if (/\/api\//.test(request.url()) && request.resourceType() === 'fetch')
      carried.push(`${marker} ${authorization?.split(' ')[0]}`)
  })
  const way = page.getByRole('main').getByRole('navigation', { name: 'You are here' })
  const scriptsOf = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return files.filter((file) => file.endsWith('.js'))
  }
  const elsewhere = new Set(await scriptsOf('/error-test'))
  for (const path of [...defaultLayout, ...someOf(mainLayout, 2)]) {
    const own = (await scriptsOf(path)).filter((file) => !elsewhere.has(file))
    expect(own.length, `scripts of ${path}`).toBeGreaterThan(0)
    await expect(way, path).toHaveCount(mainLayout.includes(path) ? 1 : 0)
  }
  expect(carried.length).toBeGreaterThan(4)
  expect([...new Set(carried)]).toEqual([`${portal} Bearer`])
})

test('with a token every page waits for who is here, with "Loading..." alone', async ({ page }) => {
  const { open, opened } = gate()
  await asShopper(page, { [meEndpoint]: { ...me(), after: opened } })
  for (const path of [...defaultLayout, ...mainLayout]) {
    expect(await (await page.request.get(path)).text(), path).toContain('Initializing authentication...')
  }
  for (const path of ['/products/', '/profile/cart']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  }
  open()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
})

for (const path of someOf(ofShopper, 1)) {
  test(`${path}, and the current user cannot be loaded: sent to /`, async ({ page }) => {
    await asShopper(page, { [meEndpoint]: { status: 500 } })
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
  })
}
