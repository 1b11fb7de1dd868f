import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { openAccount, signInWithNewAccount, type NewAccount } from '../testing/new-account.ts'
import { signIn } from '../testing/sign-in.ts'

test.use({ expectedNoise: [/status of (400|401|422)/] })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

/** The path of the confirmation link in the newest mail to an address. */
async function linkFor(page: Page, email: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/dev/mail')).text()).split('<article>')
      const mail = mails.find((one) => one.includes(email)) ?? ''
      return (path = /\/verify-email\?token=[\w-]+/.exec(mail)?.[0])
    })
    .toBeTruthy()
  return path!
}

async function openQuestion(page: Page): Promise<{ account: NewAccount; link: string }> {
  const account = await openAccount(page.request, 'Sita Gurung')
  const link = await linkFor(page, account.email)
  await page.goto(link)
  await expect(heading(page, 'Did you open this account?')).toBeVisible()
  return { account, link }
}

test('a link opened signed out tells name and day, and asks whose account it is; "yes" keeps it by its password', async ({
  page,
}) => {
  const { account, link } = await openQuestion(page)
  await expect(page.getByRole('main').getByText('Sita Gurung')).toBeVisible()
  await expect(
    page.getByRole('main').getByText(/^Opened on \d+ \w+ \d{4} with your email address\.$/),
  ).toBeVisible()
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await button(page, 'Yes, it is mine').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Confirm that it is yours').locator('[tabindex]')).toBeFocused()
  const password = page.getByLabel('Password', { exact: true })
  await button(page, 'Confirm my address').click()
  await expect(password).toHaveAccessibleDescription('Password is required')
  await password.fill('not-its-password')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('That is not the password of this account')
  await password.fill(account.password)
  await password.press('Enter')
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your profile' })).toBeVisible()
  await page.goto(link)
  await expect(heading(page, 'Already confirmed')).toBeVisible()
})

test('"no" clears the account after asking once more, and a password can be chosen for one of one’s own', async ({
  page,
}) => {
  const { account } = await openQuestion(page)
  await button(page, 'No, that was not me').click()
  await button(page, 'Back').click()
  await expect(heading(page, 'Did you open this account?').locator('[tabindex]')).toBeFocused()
  await button(page, 'No, that was not me').click()
  await button(page, 'Clear it').click()
  await expect(heading(page, 'That account is cleared').locator('[tabindex]')).toBeFocused()
  const old = await page.request.post('/api/auth/login', { data: account })
  expect(old.status()).toBe(401)
  await button(page, 'Choose a password').click()
  await page.getByLabel('New password', { exact: true }).fill('four little words')
  await page.getByLabel('New password, once more').fill('four little words')
  await button(page, 'Set the password').click()
  await expect(heading(page, 'Password changed')).toBeVisible()
  await button(page, 'Sign in').click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(account.email)
})

test('signing in on the page of the question answers it', onlyLong, async ({ page }) => {
  const { account } = await openQuestion(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()
})

test('a new address waits until its owner is signed in, and is then taken by itself', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { email, password } = await signInWithNewAccount(context, baseURL!)
  const newEmail = `new-${email}`
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')!.value
  const asked = await context.request.post('/api/account/email', {
    data: { newEmail, password },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asked.status()).toBe(200)
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const other = await elsewhere.newPage()
  await other.goto(await linkFor(page, newEmail))
  await expect(heading(other, 'Sign in to finish the change')).toBeVisible()
  await button(other, 'Sign in').click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(other, 'Your new address is confirmed')).toBeVisible()
  await elsewhere.close()
  await signIn(context, baseURL!, newEmail, password)
})

test(
  'the profile says that Google asks for a confirmed address, and sends the mail for it',
  onlyLong,
  async ({ page, context, baseURL }) => {
    await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/security')
    await expect(page.getByText('First confirm your email address with the link in our email')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Link Google' })).toBeHidden()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText('The email is on its way.')).toBeVisible()
  },
)

test.describe('when the answer does not come', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('the question stays, and says why it could not be answered', onlyLong, async ({ page }) => {
    await openQuestion(page)
    await page.route('**/api/auth/disown-account', (route) => route.abort('connectionfailed'))
    await button(page, 'No, that was not me').click()
    await button(page, 'Clear it').click()
    await expect(page.getByRole('alert')).toHaveText(/^We cannot reach Haat/)
    await page.unroute('**/api/auth/disown-account')
    await button(page, 'Clear it').click()
    await expect(heading(page, 'That account is cleared')).toBeVisible()
  })
})
