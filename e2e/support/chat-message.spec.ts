import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Live chat' })
const startButton = (page: Page) => dialog(page).getByRole('button', { name: 'Start chat' })

async function openChat(page: Page) {
  await page.goto('/help-support')
  // The page is hydrated when the form can be sent.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await page.getByRole('button', { name: 'Start live chat' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fillIn(page: Page, message = 'Where is my parcel?') {
  await dialog(page).getByLabel('Full Name').fill(' Bikash Rai ')
  await dialog(page).getByLabel('Email Address').fill('bikash@example.com')
  await dialog(page).getByLabel('Message').fill(message)
}

const answerPresence = (page: Page, data: object) =>
  page.route('**/api/chats/presence', (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )

const opensAt = '2026-11-17T03:15:00.000Z'
const nobody = { isStaffed: false, name: null, opensAt, holiday: null }
const moments = [
  [{ ...nobody, isStaffed: true, name: 'Binod', absence: null }, 'Binod is here'],
  [{ ...nobody, absence: 'hours' }, 'We are closed now. Live chat opens Tuesday 9:00 AM.'],
  [{ ...nobody, absence: 'nobody' }, 'Nobody is free to chat right now.'],
] as const

for (const [presence, words] of someOf(moments, 1)) {
  test(`says: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-16T05:15:00.000Z')
    await answerPresence(page, presence)
    await openChat(page)
    await expect(dialog(page).getByText(words)).toBeVisible()
  })
}

test('Escape puts it aside', onlyLong, async ({ page }) => {
  await openChat(page)
  await dialog(page).getByLabel('Message').press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start live chat' })).toBeFocused()
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM45MiDFTEMLQkAps5DwQ9DwNsAAAAASUVORK5CYII=',
  'base64',
)

test('becomes a real ticket that takes pictures, and is answered by mail once it is left', async ({
  page,
}) => {
  const message = `Where is my parcel ${Date.now()}?`
  await openChat(page)
  await fillIn(page, message)
  await startButton(page).click()
  const messages = dialog(page).getByRole('log').getByRole('article')
  await expect(messages).toHaveText([/Where is my parcel \d+\?\s*Sent$/])
  const [number = ''] = (await dialog(page).getByText(/T-\d+/).first().textContent())!.match(/T-\d+/)!
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: picture })
  await expect(messages.last()).toContainText('Sent')
  await expect(messages.last().getByRole('link', { name: 'box.webp' })).toHaveAttribute(
    'href',
    /^\/api\/files\//,
  )
  const shown = messages.last().getByRole('img', { name: 'box.webp' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  await dialog(page).getByRole('button', { name: 'End chat' }).click()
  await expect(
    dialog(page).getByText(`Your question stays open as ${number}.`, { exact: false }),
  ).toBeVisible()
  await page.goto('/dev/mail')
  const mails = page.getByRole('article').filter({ hasText: number })
  await expect(mails).toHaveCount(2)
  await expect(mails.filter({ hasText: `[${number}] Chat: ${message}` })).toHaveCount(1)
  // The typed address may belong to somebody else, who must not be sent a stranger's text.
  await expect(mails.filter({ hasText: message })).toHaveCount(1)
})

test('what was said under an account is gone for whoever comes after', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    localStorage.setItem('haat-chat', JSON.stringify({ number: 'T-1', key: 'x', userId: 'somebody' }))
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('haat-chat'))).toBe(null)
  await expect(page.getByRole('button', { name: 'Live chat', exact: true })).toBeHidden()
})

for (const colorScheme of someOf(['light', 'dark'] as const, 1)) {
  test(`has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openChat(page)
    await startButton(page).click()
    await expect(dialog(page).getByText('Name is required')).toBeVisible()
    expect(await axeFaults(page, { include: '[role=dialog]' })).toEqual([])
  })
}
