import { expect, test } from './haat-test.ts'

test('one modal is open or none: a second one is not opened over it', async ({ page }) => {
  await page.goto('/')
  const visible = (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  const account = await visible('Account').elementHandle()
  await visible('Cart').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Cart')
  // Out of a person's reach behind the modal, but scripts and extensions can still press it.
  await account?.evaluate((button) => (button as HTMLButtonElement).click())
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toHaveAccessibleName('Cart')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await visible('Account').click()
  await expect(dialog).toHaveAccessibleName('Your account')
})

test('a modal closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/')
  const cart = page.getByRole('button', { name: 'Cart', exact: true }).filter({ visible: true }).first()
  await cart.focus()
  await cart.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cart).toBeFocused()
})

test('whoever goes on from a modal leaves it behind', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart', exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Walk the lanes' }).click()
  await expect(page).toHaveURL('/products/')
  await expect(page.getByRole('dialog')).toBeHidden()
})
