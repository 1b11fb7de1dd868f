import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import { answerWith, fillIn, sendButton, success } from './help-form.ts'

test('a visitor writes here, and a link without its key shows nothing', async ({ page }) => {
  await page.goto('/contact-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact the Haat team' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'General Support' })).toBeChecked()
  await expect(page.getByLabel('Order or listing (optional)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My messages' })).toHaveCount(0)
})

test('an answer that names no ticket is a success', async ({ page }) => {
  await answerWith(page, 204, '')
  await page.goto('/contact-admin')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.locator('.toast', { hasText: success })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})

test.describe('a link', () => {
  test.use({ expectedNoise: [/404/] })
  test('of somebody else leads nowhere', async ({ page }) => {
    await page.goto('/contact-admin?ticket=T-1001')
    await expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible()
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/contact-admin')
  })
})

test('the link of the mail opens the conversation of a visitor, and its key leaves the address', async ({
  page,
  request,
}) => {
  const email = `visitor-${Date.now()}@haat.test`
  const subject = `A question of ${email}`
  const timestamp = new Date().toISOString()
  const message = 'Do you send to Mugu as well?'
  const sender = { name: 'Maya', email, phoneNumber: '9841234567', contactNumber: '' }
  await request.post('/api/contact-admin', {
    data: { ...sender, subject, message, type: 'support', timestamp },
  })
  const mails = await (await request.get('/dev/mail')).text()
  const at = mails.indexOf(email)
  const link = /\/contact-admin\?ticket=T-\d+&(?:amp;)?key=[\w-]+/.exec(mails.slice(at))?.[0]
  await page.goto(link!.replace('&amp;', '&'))
  await expect(page.getByRole('log').getByText(message)).toBeVisible()
  await expect(page).toHaveURL(/\/contact-admin\?ticket=T-\d+$/)
  await page.getByLabel('Add a message').fill('And how long does it take?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText('And how long does it take?')).toBeVisible()
})

test('leads who wants to sell to a shop of their own, or to a business inquiry', async ({ page }) => {
  await page.goto('/contact-admin?topic=sell')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact the Haat team' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Open a shop' })).toHaveAttribute(
    'href',
    '/vendor/apply',
  )
  await expect(page.getByRole('main')).toContainText('Your PAN')
  await expect(page.getByRole('main')).toContainText('A bank account or a wallet')
  await page.getByRole('link', { name: 'Write to us about selling' }).click()
  await expect(page).toHaveURL('/help-support?type=business')
  await expect(page.getByRole('radio', { name: 'Business Inquiry' })).toBeChecked()
})

for (const colorScheme of someOf(['light', 'dark'] as const, 1)) {
  test(`the page about selling has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contact-admin?topic=sell')
    expect(await axeFaults(page)).toEqual([])
  })
}
