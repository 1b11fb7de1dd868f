import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from './haat-test.ts'
import { someOf } from './long-run.ts'
import { answer, answerWith, failure } from './help-form.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Message us' })
const sendButton = (page: Page) => dialog(page).getByRole('button', { name: 'Send Message' })

async function openChat(page: Page) {
  await page.goto('/help-support')
  // The page is alive when the form can be sent.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await page.getByRole('button', { name: 'Start live chat' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fillIn(page: Page, message = 'Where is my parcel?') {
  await dialog(page).getByLabel('Full Name').fill(' Bikash Rai ')
  await dialog(page).getByLabel('Email Address').fill('bikash@example.com')
  await dialog(page).getByLabel('Phone Number').fill('981-7654321')
  await dialog(page).getByLabel('Message').fill(message)
}

const moments = [
  ['2026-11-16T11:00:00', 'We are open now. Someone answers by Tuesday 11:00 AM.'],
  ['2026-11-16T17:00:00', 'We are closed now. Someone answers from Tuesday 9:00 AM.'],
  ['2026-11-20T11:00:00', 'We are open now. Someone answers by Sunday 11:00 AM.'],
  ['2026-11-14T11:00:00', 'We are closed now. Someone answers from Sunday 9:00 AM.'],
] as const

for (const [when, words] of someOf(moments, 2)) {
  test(`says at ${when} in Nepal: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${when}+05:45`))
    await openChat(page)
    await expect(dialog(page).getByText(words)).toBeVisible()
  })
}

test('asks for what is missing, and sends nothing', async ({ page }) => {
  const requests = await answerWith(page, 200, answer)
  await openChat(page)
  await sendButton(page).click()
  for (const problem of ['Name is required', 'Email is required', 'Message is required']) {
    await expect(dialog(page).getByText(problem)).toBeVisible()
  }
  await expect(dialog(page).getByText('At least one contact number is required')).toBeVisible()
  await expect(dialog(page).getByLabel('Full Name')).toBeFocused()
  expect(requests).toHaveLength(0)
})

test('sends a message of support called Live chat, and thanks inside the dialog', async ({ page }) => {
  const requests = await answerWith(page, 200, answer)
  await page.clock.setFixedTime('2026-11-16T05:15:00.000Z')
  await openChat(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(dialog(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(dialog(page).getByText('Your ticket number is T-4711')).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers()['x-portal']).toBe('VENDOR_PORTAL')
  expect(requests[0]?.postDataJSON()).toEqual({
    name: 'Bikash Rai',
    email: 'bikash@example.com',
    phoneNumber: '981-7654321',
    contactNumber: '',
    subject: 'Live chat',
    message: 'Where is my parcel?',
    type: 'support',
    timestamp: '2026-11-16T05:15:00.000Z',
  })
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start live chat' })).toBeFocused()
})

test('becomes a real ticket', async ({ page }) => {
  const message = `Where is my parcel ${Date.now()}?`
  await openChat(page)
  await fillIn(page, message)
  await sendButton(page).click()
  const ticket = await dialog(page)
    .getByText(/^T-\d+$/)
    .textContent()
  await page.goto('/dev/mail')
  const mails = page.getByRole('article').filter({ hasText: message })
  await expect(mails).toHaveCount(2)
  await expect(mails.filter({ hasText: `[${ticket}] General Support: Live chat` })).toHaveCount(1)
})

test.describe('a failure', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('is told inside the dialog and keeps what was typed', async ({ page }) => {
    await answerWith(page, 503, {
      success: false,
      code: 'UNAVAILABLE',
      message: 'We cannot reach our records.',
    })
    await openChat(page)
    await fillIn(page)
    await sendButton(page).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(failure)
    await expect(dialog(page).getByLabel('Message')).toHaveValue('Where is my parcel?')
    await expect(sendButton(page)).toBeEnabled()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openChat(page)
    await sendButton(page).click()
    await expect(dialog(page).getByText('Name is required')).toBeVisible()
    expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
  })
}
