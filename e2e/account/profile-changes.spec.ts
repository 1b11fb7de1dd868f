import { readFile } from 'node:fs/promises'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'
import { expectNoCookie, signIn } from '../testing/sign-in.ts'

test('details are saved, shown at once and still there after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await signInWithNewAccount(context, baseURL!)
  await page.goto('/profile/details')
  await page.getByLabel('Full name').fill('Sita Rai')
  await page.getByLabel('Phone number').fill('+977 984 123 4567')
  await expect(page.getByText('We read it as 984-1234567')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(page.getByText('Sita Rai', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Nothing has changed.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Sita Rai')
  await expect(page.getByLabel('Phone number')).toHaveValue('984-1234567')
})

test.describe('when the API refuses', () => {
  test.use({ expectedNoise: [/status of (422|503)/] })

  test('an e-mail change asks for the password and waits for the link', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, password } = await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/details')
    await page.getByRole('button', { name: 'Change the address' }).click()
    await expect(page.getByLabel('New email address')).toBeFocused()
    await page.getByLabel('New email address').fill(`new-${email}`)
    await page.getByLabel('Your password').fill('not-my-password')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('That is not your password')).toBeVisible()
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(
      page.getByText(`We sent a link to new-${email}. Your address changes when you open it.`),
    ).toBeVisible()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
  })

  test('a new password takes the place of the old one', async ({ page, context, baseURL }) => {
    const { email, password } = await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/security')
    await page.getByLabel('Current password').fill('not-my-password')
    await page.getByLabel('New password').fill('eight-more-hills')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('That is not your password')).toBeVisible()
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveValue('')
    await signIn(context, baseURL!, email, 'eight-more-hills')
  })
})

test(
  'the mail to confirm the address is sent again, and then not for a minute',
  onlyLong,
  async ({ page, context, baseURL }) => {
    await page.clock.install()
    await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText('The email is on its way.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.clock.runFor(61_000)
    await expect(page.getByRole('button', { name: 'Send it again', exact: true })).toBeEnabled()
  },
)

test('the file holds what is known of the account', async ({ page, context, baseURL }) => {
  const { email } = await signInWithNewAccount(context, baseURL!)
  await page.goto('/profile/data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^haat-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ user: { email, name: 'Sita Gurung' }, signIns: [{ way: 'password' }] })
})

test.describe('leaving', () => {
  test.use({ expectedNoise: [/status of (401|422)/] })

  test('a deleted account is gone, and so is the session', async ({ page, context, baseURL }) => {
    const { email, password } = await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('not-my-password')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('That is not your password')).toBeVisible()
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expectNoCookie(context, 'accessToken')
    const login = await context.request.post('/api/auth/login', { data: { email, password } })
    expect(login.status()).toBe(401)
  })

  test('signing out leads to / as a visitor', async ({ page, context, baseURL }) => {
    await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/details')
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('button', { name: 'Sign out' })
      .click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'From every hill to your door' })).toBeVisible()
    await expectNoCookie(context, 'accessToken')
  })
})

test(
  'the language is switched in place and kept with the account',
  onlyLong,
  async ({ page, context, baseURL }) => {
    await signInWithNewAccount(context, baseURL!)
    await page.goto('/profile/preferences')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('radio', { name: 'नेपाली (Nepali)' }).check()
    await expect(page.getByRole('heading', { level: 1, name: 'भाषा र रूप' })).toBeVisible()
    expect((await (await saved).json()).user.language).toBe('ne')
  },
)
