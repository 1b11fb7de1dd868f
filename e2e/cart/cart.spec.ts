import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { isLongRun } from '../testing/long-run.ts'
import { openAccount, signInWithNewAccount } from '../testing/new-account.ts'
import { storeBeforeLoad, readStored, someProducts, type SomeProduct } from '../testing/some-products.ts'

const inRupees = (paisa: number) => `Rs.\u00a0${(paisa / 100).toLocaleString('en-IN')}`
const lineOf = ({ id, variantId }: SomeProduct, quantity: number) => ({ productId: id, variantId, quantity })
const inCart = (page: Page, count: number) =>
  page
    .getByRole('button', { name: `Cart ${count} in it` })
    .or(page.getByRole('link', { name: `Cart ${count} in it` }))
    .filter({ visible: true })
    .first()
const total = (page: Page) => page.getByRole('region', { name: 'Order summary' })

const addInList = (page: Page, { title }: SomeProduct) =>
  page
    .getByRole('button', { name: `Add to cart: ${title.en}`, exact: true })
    .first()
    .click()

test('what a visitor put in is in the cart after signing in, and nothing stays behind after signing out', async ({
  page,
  request,
}) => {
  const [tea] = await someProducts(request, 1)
  const { title } = tea!
  await page.goto('/products/')
  await addInList(page, tea!)
  await expect(page.getByText(`${title.en} is in your cart.`)).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'View cart' }).click()
  const waiting = page.getByRole('dialog').getByRole('region', { name: 'In your cart' })
  await waiting.getByRole('button', { name: `One ${title.en} more` }).click()
  await expect(waiting.getByRole('status')).toHaveText('2')
  await expect.poll(() => readStored(page, 'cart')).toEqual([lineOf(tea!, 2)])
  // Waits until the toast is gone.
  if (isLongRun) expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  const { email, password } = await openAccount(request)
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/profile/cart')
  await expect(
    total(page)
      .getByText(inRupees(2 * tea!.pricePaisa))
      .first(),
  ).toBeVisible()
  await expect.poll(() => readStored(page, 'cart')).toBeNull()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Cart', exact: true }).first()).toBeVisible()
})

test.describe('a signed-in shopper', () => {
  test.beforeEach(async ({ context, baseURL }) => void (await signInWithNewAccount(context, baseURL!)))

  test('buys one thing now, and leaves the rest for later', async ({ page, request }) => {
    const [tea, socks] = await someProducts(request, 2)
    await storeBeforeLoad(page, 'cart', [lineOf(socks!, 1)])
    await page.goto(`/products/${tea!.id}`)
    const chosen = page.waitForRequest('**/api/cart/chosen')
    await page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).click()
    expect((await chosen).postDataJSON()).toEqual({ variantIds: [tea!.variantId] })
    await expect(page).toHaveURL(/\/checkout/)
    // The pressed button has gone; the keyboard and screen readers go on with the new page.
    await expect(page.locator('h1:focus')).toHaveText('Checkout')
    await page.goto('/profile/cart')
    await expect(page.getByRole('checkbox', { name: `Select ${socks!.title.en}` })).not.toBeChecked()
    await expect(total(page).getByText(inRupees(tea!.pricePaisa)).first()).toBeVisible()
  })

  test('changes, leaves for later, moves and takes out, each with a way back, in both tabs', async ({
    page,
    request,
  }) => {
    const [tea, socks] = await someProducts(request, 2)
    await storeBeforeLoad(page, 'cart', [lineOf(tea!, 1), lineOf(socks!, 2), lineOf(tea!, 1), { odd: true }])
    await page.goto('/profile/cart')
    const sum = 2 * tea!.pricePaisa + 2 * socks!.pricePaisa
    const goods = (paisa: number) => expect(total(page).getByText(inRupees(paisa)).first()).toBeVisible()
    await goods(sum)
    expect(await axeFaults(page)).toEqual([])
    const other = await page.context().newPage()
    await other.goto('/profile/cart')
    await page.getByRole('button', { name: `One ${tea!.title.en} less` }).click()
    await goods(sum - tea!.pricePaisa)
    await expect(inCart(other, 3)).toBeVisible()
    await page.getByRole('checkbox', { name: `Select ${socks!.title.en}` }).uncheck()
    await goods(tea!.pricePaisa)
    await expect(other.getByRole('checkbox', { name: `Select ${socks!.title.en}` })).not.toBeChecked()
    await other.close()
    await page.getByRole('button', { name: `Remove ${tea!.title.en} from the cart` }).click()
    await expect(page.getByRole('link', { name: tea!.title.en })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await goods(tea!.pricePaisa)
    await page.getByRole('button', { name: `Move ${socks!.title.en} to the wishlist` }).click()
    await expect(page.getByRole('link', { name: 'Wishlist 1 saved' }).first()).toBeVisible()
    await expect(inCart(page, 1)).toBeVisible()
  })

  test('is told what could not be brought along, why a coupon does not count, and what one saves', async ({
    page,
    request,
  }) => {
    const [tea] = await someProducts(request, 1)
    const unknown = { productId: 'gone', variantId: '99999999', quantity: 1 }
    await storeBeforeLoad(page, 'cart', [lineOf(tea!, 1), unknown])
    await page.goto('/profile/cart')
    await expect(page.getByText('An item in your cart is no longer sold.')).toBeVisible()
    const code = page.getByLabel('Coupon code')
    const sentences = {
      nosuch: 'There is no coupon NOSUCH. Please check the spelling.',
      dashain: /^DASHAIN ended on /,
      first50: 'FIRST50 has been used up.',
      'namaste ': `Coupon saves you ${inRupees(100_00)}`,
    }
    for (const [typed, sentence] of Object.entries(sentences)) {
      await code.fill(typed)
      await code.press('Enter')
      await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible()
    }
    await expect(total(page).getByText(`−${inRupees(100_00)}`)).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(code).toHaveValue('')
  })

  test.describe('when something has changed', () => {
    test('agrees to a new price by ticking or goes on without it', async ({ page, request }) => {
      const [tea, socks] = await someProducts(request, 2)
      const { title, pricePaisa } = tea!
      let seenPricePaisa = pricePaisa - 60_00
      // The answer looks as if the price had risen since the product was added.
      await page.route('**/api/cart', async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        const problem = seenPricePaisa === pricePaisa ? null : 'priceUp'
        const item = body.data.items.find(({ productId }: { productId: string }) => productId === tea!.id)
        Object.assign(item, { seenPricePaisa, problem })
        await route.fulfill({ response: answer, json: body })
      })
      await storeBeforeLoad(page, 'cart', [lineOf(tea!, 1), lineOf(socks!, 1)])
      await page.goto('/profile/cart')
      const words = `${title.en} went from ${inRupees(seenPricePaisa)} to ${inRupees(pricePaisa)} since you added it. Select it to accept the new price.`
      await expect(page.getByText(words)).toBeVisible()
      // Checking out without the product keeps it in the cart for later.
      const chosen = page.waitForRequest('**/api/cart/chosen')
      await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
      expect((await chosen).postDataJSON()).toEqual({ variantIds: [socks!.variantId] })
      await expect(page).toHaveURL(/\/checkout/)
      await page.goto('/profile/cart')
      await expect(page.getByText(words)).toBeVisible()
      seenPricePaisa = pricePaisa
      await page.getByRole('checkbox', { name: `Select ${title.en}` }).check()
      await expect(page.getByText(words)).toBeHidden()
    })
  })
})

test('no more than 999 of one thing and a hundred lines, whatever stands in the storage', async ({
  page,
  request,
}) => {
  const [tea] = await someProducts(request, 1)
  const others = Array.from({ length: 120 }, (_, at) => ({
    productId: `gone-${at}`,
    variantId: String(900_000_000 + at),
    quantity: 1,
  }))
  await storeBeforeLoad(page, 'cart', [lineOf(tea!, 1e9), ...others])
  await page.goto('/products/')
  await expect(page.getByRole('button', { name: 'Cart 1,098 in it' }).first()).toBeVisible()
})
