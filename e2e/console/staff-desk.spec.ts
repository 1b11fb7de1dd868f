import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { signIn } from '../testing/sign-in.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

async function staffPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await signInAsStaff(context, baseURL)
  return context.newPage()
}

/** The toast lies on the messages: what the ticket is about, who has it and the answer stay free. */
async function expectToastBeside(page: Page, subject: string) {
  const parts = [
    page.getByRole('heading', { level: 2, name: subject }),
    page.getByRole('combobox', { name: 'Status' }),
    page.getByRole('combobox', { name: 'Priority' }),
    page.getByLabel('Your answer'),
    page.getByRole('button', { name: /^(Solve|Reopen)$/ }),
  ]
  // While a toast is put above everything it has no box for a moment.
  await expect(async () => {
    const toast = (await page.getByRole('alert').boundingBox())!
    for (const part of parts) {
      const box = (await part.boundingBox())!
      expect(toast.y >= box.y + box.height || toast.y + toast.height <= box.y, String(part)).toBe(true)
    }
  }).toPass()
}

test('a message goes through the desk to an answer that its sender reads, in two browsers', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const subject = `Which wool is it? ${Date.now()}`
  await signIn(context, baseURL!, 'shopper@haat.test')
  const staff = await staffPage(browser, baseURL!)
  await Promise.all([page.goto('/contact-admin'), staff.goto('/staff/desk')])
  await expect(page.getByLabel('Full Name')).toHaveValue('Anjali Shrestha')
  await page.getByLabel('Phone Number').fill('984-1234567')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('Is the shawl of yak wool or of sheep wool?')
  await page.locator('input[type=file]').setInputFiles({
    name: 'label.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nA label\n%%EOF\n'),
  })
  await expect(page.getByRole('button', { name: 'Remove label.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await page.getByRole('link', { name: 'See the conversation' }).click()
  await expect(page.getByRole('link', { name: 'label.pdf' })).toBeVisible()

  await staff.getByRole('searchbox').fill(subject)
  await staff.getByRole('listitem').filter({ hasText: subject }).getByRole('link').click()
  await expect(staff.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await staff.keyboard.press('r')
  await staff.keyboard.type('/exch')
  await expect(staff.getByRole('listbox').getByRole('option')).toBeVisible()
  await staff.keyboard.press('Enter')
  const field = staff.getByLabel('Your answer')
  await expect(field).toHaveValue(/^Namaste Anjali Shrestha, we exchange it free of charge/)
  await field.fill('It is sheep wool from Mustang.')
  await staff.keyboard.press('Control+Enter')
  await expect(staff.getByRole('log').getByText('It is sheep wool from Mustang.')).toBeVisible()
  const status = staff.getByRole('combobox', { name: 'Status' })
  await expect(status).toHaveValue('waiting')
  await expectToastBeside(staff, subject)
  // Who answers owns it, and what was answered has a tab of its own.
  await expect(staff.getByRole('combobox', { name: 'Owner' })).not.toHaveValue('')
  await staff.getByRole('button', { name: /^Waiting/ }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: subject })).toBeVisible()

  expect(await axeFaults(staff)).toEqual([])

  const size = staff.viewportSize()!
  await staff.setViewportSize({ width: 390, height: 844 })
  await staff.getByRole('button', { name: 'Solve', exact: true }).click()
  await expect(status).toHaveValue('solved')
  await expectToastBeside(staff, subject)
  await staff.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue('waiting')
  await staff.setViewportSize(size)

  await page.reload()
  await expect(page.getByText('It is sheep wool from Mustang.')).toBeVisible()
  await expect(page.getByText(/^\S+, Haat$/)).toBeVisible()
  await page.getByLabel('Add a message').fill('Thank you, then I take it.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText('Thank you, then I take it.')).toBeVisible()
  await staff.reload()
  await expect(staff.getByText('Thank you, then I take it.')).toBeVisible()
  await expect(staff.getByRole('combobox', { name: 'Status' })).toHaveValue('open')
  await staff.context().close()
})

const payloads = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '<svg onload=canary()>',
  '"><script>canary()</script>',
  "'-canary()-'",
  'javascript:canary()',
  '<iframe srcdoc="<script>parent.canary()</script>">',
  '<a href="javascript:canary()">x</a>',
  '{{constructor.constructor("canary()")()}}',
  '${canary()}',
  '<details open ontoggle=canary()>',
  '<style>@import "javascript:canary()"</style>',
]

test(
  'sixty scripts in all fields, in names of files and in a chat do nothing in the desk',
  onlyLong,
  async ({ browser, baseURL, request }) => {
    const mark = `canary${Date.now()}`
    const pdf = Buffer.from('%PDF-1.7\nx\n%%EOF\n')
    for (const [at, payload] of payloads.entries()) {
      const name = encodeURIComponent(`${payload.slice(0, 100)}.pdf`)
      const file = await request.post(`/api/contact-admin/files?name=${name}`, {
        data: pdf,
        headers: { 'content-type': 'application/pdf' },
      })
      const sent = await request.post('/api/contact-admin', {
        data: {
          name: payload,
          email: `canary-${at}-${mark}@haat.test`,
          phoneNumber: payload.slice(0, 40),
          contactNumber: '',
          subject: `${mark} ${payload}`,
          message: `${payload} and ten more`,
          type: 'support',
          timestamp: new Date().toISOString(),
          fileIds: [(await file.json()).data.id],
        },
      })
      expect(sent.status(), await sent.text()).toBe(200)
    }
    const staff = await staffPage(browser, baseURL!)
    let canaryCalls = 0
    await staff.exposeFunction('canary', () => void (canaryCalls += 1))
    staff.on('dialog', () => void (canaryCalls += 1))
    await staff.goto(`/staff/desk?searchTerm=${mark}`)
    const rows = staff.getByRole('list', { name: 'Tickets' }).getByRole('link')
    await expect(rows).toHaveCount(payloads.length)
    for (let at = 0; at < payloads.length; at++) {
      await staff.keyboard.press('j')
      await expect(rows.nth(at)).toHaveAttribute('aria-current', 'page')
      await expect(staff.getByRole('log')).toContainText('and ten more')
      await expect(staff.getByRole('log').getByRole('link', { name: /\.pdf$/ })).toBeVisible()
    }
    const chat = await request.post('/api/chats', {
      data: {
        name: payloads[0],
        email: `chat-${mark}@haat.test`,
        words: `${payloads.join('\n').slice(0, 4900)} and ten more`,
        messageKey: randomUUID(),
        language: 'en',
      },
    })
    expect(chat.status(), await chat.text()).toBe(200)
    await staff.goto(`/staff/desk/${(await chat.json()).data.number}`)
    await expect(staff.getByRole('log')).toContainText('and ten more')
    expect(canaryCalls).toBe(0)
    await staff.context().close()
  },
)
