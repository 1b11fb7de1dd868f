import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { openAccount } from '../testing/new-account.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // The next press of whoever was removed.
  expectedNoise: [/status of (401|404)/],
})

/** The path of a link in the newest mail to an address. */
async function linkFor(request: APIRequestContext, email: string, page: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail')).text()).split('<article>')
      const mail = mails.find((one) => one.includes(email) && one.includes(`${page}?token=`)) ?? ''
      return (path = new RegExp(`${page}\\?token=[\\w-]+`).exec(mail)?.[0])
    })
    .toBeTruthy()
  return path!
}

/** An account whose address is confirmed, in no browser yet. */
async function confirmedAccount(browser: Browser, baseURL: string, name: string) {
  const context = await browser.newContext({ baseURL })
  const account = await openAccount(context.request, name)
  await signIn(context, baseURL, account.email, account.password)
  const link = await linkFor(context.request, account.email, '/verify-email')
  const answer = await context.request.get(`/api/auth${link}`, { headers: await bearerOf(context, baseURL) })
  expect(answer.status(), await answer.text()).toBe(200)
  await context.close()
  return account
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Portal menu' })
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('an owner invites by mail, the invited joins and becomes the owner, and removes the first one, whose next press says so', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const invited = await confirmedAccount(browser, baseURL!, 'Asha Rai')
  await signIn(context, baseURL!, 'asan@haat.test')
  await page.goto('/vendor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Asan Kapada Pasal')
  expect(await axeFaults(page)).toEqual([])
  await bar(page).getByRole('link', { name: 'Team' }).click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their email address').fill(invited.email)
  await expect(dialog.getByRole('radio', { name: /^Packer/ })).toBeChecked()
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: invited.email })).toContainText('open until')
  expect(await axeFaults(page)).toEqual([])

  const elsewhere = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const second = await elsewhere.newPage()
  await second.goto(await linkFor(elsewhere.request, invited.email, '/vendor/join'))
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Join Asan Kapada Pasal')
  expect(await axeFaults(second)).toEqual([])
  await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const login = second.getByRole('dialog')
  await login.getByLabel('Email').fill(invited.email)
  await login.getByLabel('Password', { exact: true }).fill(invited.password)
  await login.getByLabel('Password', { exact: true }).press('Enter')
  await second.getByRole('button', { name: 'Join the shop' }).click()
  await expect(toast(second, 'Welcome to Asan Kapada Pasal. Your role: Packer.')).toBeVisible()
  await expect(second).toHaveURL(/\/vendor\/asan-kapada-pasal-\d+$/)
  await bar(second).getByRole('link', { name: 'Team' }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  await expect(second.getByText('Your role: Packer', { exact: true })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Hand over ownership' }).click()
  await dialog.getByRole('radio', { name: /Asha Rai/ }).check()
  await dialog.getByLabel('Your password').fill(demoPassword)
  expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(toast(page, 'Asha Rai is the owner now, and you are a manager.')).toBeVisible()
  await expect(page.getByText('Your role: Manager', { exact: true })).toBeVisible()

  await second.reload()
  await second.getByRole('button', { name: 'Remove Rajesh Tuladhar from the team' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(second, 'Rajesh Tuladhar is no longer in the team.')).toBeVisible()
  await elsewhere.close()

  await bar(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are no longer in the team of Asan Kapada Pasal',
  )
  expect(await axeFaults(page)).toEqual([])
})
