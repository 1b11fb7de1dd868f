import type { Page } from '@playwright/test'
import { answer, quote, scriptCheckout } from '../orders/checkout-answers.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import {
  bikash,
  loggedIn,
  me,
  meEndpoint,
  refreshEndpoint,
  refusal,
  scriptApi,
  signInThroughForm,
  signOutThroughForm,
} from '../testing/scripted-api.ts'
import { visibleButton } from '../testing/sign-in-form.ts'

const loginEndpoint = 'POST /auth/login'
const logoutEndpoint = 'POST /auth/logout'
const syncEndpoint = 'POST /wishlists/sync'
const listOf = (...products: string[]) => ({ body: { success: true, message: '', data: { products } } })
const keepLocally = (page: Page, ...products: string[]) =>
  page.evaluate((list) => localStorage.setItem('wishlist', JSON.stringify({ products: list })), products)
const keptLocally = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? 'null'))

test('after a sign-out the next person finds no note, no key and nothing begun', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptCheckout(context, baseURL!, {
    [meEndpoint]: [me(), me(), me(bikash)],
    [logoutEndpoint]: { body: {} },
    [loginEndpoint]: loggedIn(bikash),
    'POST /checkout/quote': answer(quote),
  })
  await page.goto('/checkout')
  const note = page.getByRole('textbox', { name: 'Note for the vendors' })
  await note.fill('Ring at the back')
  await page.evaluate(() => {
    sessionStorage.setItem('ticket-key T-1', 'x')
    sessionStorage.setItem('desk-draft T-1', '{"words":"I think"}')
    sessionStorage.setItem('haat-draft-help-support', '{"message":"I wanted to say"}')
    localStorage.setItem('cart-brought', '{"key":"k","items":[{"variantId":"7","quantity":2}]}')
    localStorage.setItem('recentSearches', '["a gift for my wife"]')
  })
  await page.goto('/about')
  await signOutThroughForm(page)
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.filter((key) => !/^(tsr-|announcement)/.test(key))).toEqual([])

  await signInThroughForm(page)
  await expect(visibleButton(page, 'Bikash')).toBeVisible()
  await page.goto('/checkout')
  await expect(note).toHaveValue('')
})

test.describe('a session that ends from elsewhere', () => {
  test.use({ expectedNoise: [/status of (401|503)/] })

  const endings = [
    ['is over', refusal(401, 'INVALID_RESPONSE_TOKEN')],
    ['cannot be renewed just now', refusal(503, 'UNAVAILABLE')],
  ] as const
  for (const [what, refused] of someOf(endings, 1)) {
    test(`and ${what}: the list of the first is not synced into the account of the second`, async ({
      page,
      context,
    }) => {
      const calls = await scriptApi(context, {
        [loginEndpoint]: [loggedIn(), loggedIn(bikash)],
        [meEndpoint]: refusal(401, 'UNAUTHENTICATED'),
        [refreshEndpoint]: refused,
        [syncEndpoint]: [listOf('a', 'b'), listOf('c')],
      })
      await page.goto('/about')
      await keepLocally(page, 'a')
      await signInThroughForm(page)
      await expect.poll(() => keptLocally(page)).toEqual({ products: ['a', 'b'] })
      await page.reload()
      await expect(visibleButton(page, 'Sign in')).toBeVisible()
      await expect.poll(() => keptLocally(page)).toEqual(what === 'is over' ? null : { products: ['a', 'b'] })

      await keepLocally(page, ...(what === 'is over' ? ['c'] : ['c', 'a', 'b']))
      await signInThroughForm(page)
      await expect(visibleButton(page, 'Bikash')).toBeVisible()
      await expect.poll(() => keptLocally(page)).toEqual({ products: ['c'] })
      const synced = calls.filter(({ endpoint }) => endpoint === syncEndpoint).map(({ body }) => body)
      expect(synced).toEqual([{ productIds: ['a'] }, { productIds: ['c'] }])
    })
  }
})
