import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'

// One long journey through everything that a person does with an account, on the real API.
test.setTimeout(120_000)
test.use({ expectedNoise: [/status of 401/] })

const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the newest mail to an address in the demo's mailbox and follows its link. */
async function followMail(page: Page, email: string, link: RegExp) {
  await page.goto('/dev/mail')
  await page
    .getByRole('article')
    .filter({ hasText: email })
    .first()
    .getByRole('link', { name: link })
    .first()
    .click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/')
  await visibleButton(page, 'Sign in').click()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(visibleButton(page, 'Maya')).toBeVisible()
}

async function signOut(page: Page) {
  await visibleButton(page, 'Maya').click()
  await dialog(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
}

async function googleAs(page: Page, button: string, name: string, email: string) {
  const popUp = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
  const google = await popUp
  await google.getByText('Be somebody else').click()
  await google.getByLabel('Name').fill(name)
  await google.getByLabel('Email').fill(email)
  await google.getByRole('button', { name: 'Next' }).click()
  const closed = google.waitForEvent('close')
  await google.getByRole('button', { name: 'Continue' }).click()
  await closed
}

test('a person opens an account, confirms it, forgets the password, comes back by Google, moves, tidies up and leaves', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `maya-${randomUUID()}@haat.test`
  const newEmail = `maya-moved-${randomUUID()}@haat.test`
  const first = 'walnut-lantern-42'
  const second = 'copper-teapot-77'

  await test.step('registers', async () => {
    await page.goto('/about')
    await visibleButton(page, 'Sign in').click()
    await dialog(page).getByRole('button', { name: 'Create an account' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Create your account')
    await dialog(page).getByLabel('Full name').fill('Maya Gurung')
    await dialog(page).getByLabel('Email').fill(email)
    await dialog(page).getByLabel('Phone number').fill('९८४-१२३४५६७')
    await dialog(page).getByLabel('Password', { exact: true }).fill(first)
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: 'Create account' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Check your email')
  })

  await test.step('confirms the address by the link of the mail and the password, which signs in', async () => {
    await followMail(page, email, /verify-email/)
    await expect(page.getByRole('heading', { name: 'Did you open this account?' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Maya Gurung')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, it is mine' }).click()
    await page.getByLabel('Password', { exact: true }).fill(first)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await expect(visibleButton(page, 'Maya')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeVisible()
    await signOut(page)
  })

  await test.step('signs in and out', async () => {
    await signIn(page, email, first)
    await signOut(page)
  })

  await test.step('forgets the password and sets a new one', async () => {
    await visibleButton(page, 'Sign in').click()
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Forgot your password?')
    await dialog(page).getByLabel('Email').fill(email)
    await dialog(page).getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Check your email')
    await followMail(page, email, /reset-password/)
    await page.getByLabel('New password', { exact: true }).fill(second)
    await page.getByLabel('New password, once more').fill(second)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
    await signIn(page, email, second)
    await signOut(page)
  })

  await test.step('signs in with Google, which is linked to the same account', async () => {
    await visibleButton(page, 'Sign in').click()
    await googleAs(page, 'Continue with Google', 'Maya Gurung', email)
    await expect(visibleButton(page, 'Maya')).toBeVisible()
    await page.goto('/profile/security')
    await expect(page.getByText('Linked since')).toBeVisible()
  })

  await test.step('changes the e-mail address', async () => {
    await page.goto('/profile/details')
    await page.getByRole('button', { name: 'Change the address' }).click()
    await page.getByLabel('New email address').fill(newEmail)
    await page.getByLabel('Your password').fill(second)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`We sent a link to ${newEmail}.`, { exact: false })).toBeVisible()
    await followMail(page, newEmail, /verify-email/)
    await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible()
    await page.goto('/profile/details')
    await expect(page.getByText(newEmail).first()).toBeVisible()
  })

  await test.step('signs another device out', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL! })
    const otherPage = await elsewhere.newPage()
    await signIn(otherPage, newEmail, second)
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await dialog(page).getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('This device')).toBeVisible()
    await expect(page.getByText(/Signed out elsewhere/)).toBeVisible()
    await otherPage.goto('/profile/')
    await expect(otherPage).toHaveURL('/')
    await elsewhere.close()
  })

  await test.step('deletes the account', async () => {
    await page.goto('/profile/data')
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await dialog(page).getByLabel('Your password').fill(second)
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/')
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    await visibleButton(page, 'Sign in').click()
    await dialog(page).getByLabel('Email').fill(newEmail)
    await dialog(page).getByLabel('Password', { exact: true }).fill(second)
    await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
  })
})
