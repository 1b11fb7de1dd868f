import { axeFaults } from './axe-faults.ts'
import { expect, test } from './haat-test.ts'
import { signInAnew } from './new-account.ts'
import { keepBeforehand, kept, someProducts } from './some-products.ts'

const lineOf = ({ id, variantId }: { id: string; variantId: string }, quantity: number) => ({
  productId: id,
  variantId,
  quantity,
})

test('a visitor adds things: the header counts them, the cart place lists them', async ({
  page,
  request,
}) => {
  const [tea] = await someProducts(request, 1)
  const { title } = tea!
  await page.goto('/products/')
  const add = page.getByRole('button', { name: `Add to cart: ${title.en}`, exact: true }).first()
  await add.click()
  await expect(page.getByText(`${title.en} is in your cart.`).first()).toBeVisible()
  await add.click()
  await expect(page.getByRole('button', { name: 'Cart 2 in it' }).first()).toBeVisible()
  expect(await kept(page, 'cart')).toEqual([lineOf(tea!, 2)])
  await page.getByRole('button', { name: 'Cart 2 in it' }).first().click()
  const waiting = page.getByRole('dialog').getByRole('region', { name: 'In your cart' })
  await expect(waiting.getByText(title.en)).toBeVisible()
  await waiting.getByRole('button', { name: `One ${title.en} more` }).click()
  await expect(waiting.getByRole('status')).toHaveText('3')
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
})

test('a signed-in shopper changes, moves and takes out, each with a way back, and sends it to be ordered', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const [tea, socks] = await someProducts(request, 2)
  await keepBeforehand(page, 'cart', [lineOf(tea!, 1), lineOf(socks!, 2), lineOf(tea!, 1), { odd: true }])
  await signInAnew(context, baseURL!)
  await page.goto('/profile/cart')
  const sum = 2 * tea!.pricePaisa + 2 * socks!.pricePaisa
  const inRupees = (paisa: number) => `Rs.\u00a0${(paisa / 100).toLocaleString('en-IN')}`
  await expect(page.getByText(inRupees(sum)).last()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: `One ${tea!.title.en} less` }).click()
  await expect(page.getByText(inRupees(sum - tea!.pricePaisa)).last()).toBeVisible()
  await page.getByRole('button', { name: `Take ${tea!.title.en} out of the cart` }).click()
  await expect(page.getByRole('link', { name: tea!.title.en })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: tea!.title.en })).toHaveCount(1)
  await page.getByRole('button', { name: `Move ${socks!.title.en} to the wishlist` }).click()
  await expect(page.getByRole('link', { name: 'Wishlist 1 saved' }).first()).toBeVisible()
  expect(await kept(page, 'cart')).toEqual([lineOf(tea!, 1)])
  await page.getByRole('button', { name: 'Ask us to order it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the list' }).click()
  await expect(dialog.getByText('A phone number is required')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('9841234567')
  const sent = page.waitForRequest(/contact-admin/)
  await dialog.getByRole('button', { name: 'Send the list' }).click()
  expect((await sent).postDataJSON().message).toContain(`1 × ${tea!.title.en}`)
  await expect(dialog.getByText(/Your ticket number is/)).toBeVisible()
})

test('no more than twenty of one thing and fifty lines, whatever stands in the storage', async ({
  page,
  request,
}) => {
  const [tea] = await someProducts(request, 1)
  const others = Array.from({ length: 60 }, (_, at) => ({
    productId: `gone-${at}`,
    variantId: '1',
    quantity: 1,
  }))
  await keepBeforehand(page, 'cart', [lineOf(tea!, 999), ...others])
  await page.goto('/products/')
  await expect(page.getByRole('button', { name: 'Cart 69 in it' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: `Add to cart: ${tea!.title.en}`, exact: true })
    .first()
    .click()
  await expect(page.getByText('A cart takes at most 20 of one thing.')).toBeVisible()
})
