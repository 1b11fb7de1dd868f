import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { answer, answerWith, field, fillIn, form, sendButton, typed } from './help-form.ts'

const problems = [
  'Name is required',
  'Email is required',
  'At least one contact number is required',
  'Subject is required',
  'Message is required',
]
const nepal = (time: string) => new Date(`${time}+05:45`)

test.describe('the page', () => {
  test('has its heading, four types, six fields and the other ways', async ({ page }) => {
    await page.goto('/help-support')
    await expect(page.getByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible()
    const types = page.getByRole('group', { name: 'What is it about?' }).getByRole('radio')
    await expect(types).toHaveCount(4)
    for (const name of ['General Support', 'Technical Issue', 'Feedback', 'Business Inquiry']) {
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('radio', { name: 'General Support' })).toBeChecked()
    for (const label of Object.keys(typed)) await expect(field(page, label)).toBeVisible()
    await expect(form(page).locator('label', { hasText: 'Phone Number' })).toHaveText('Phone Number *')
    await expect(sendButton(page)).toHaveText('Send Message')
    const ways = page.locator('section', {
      has: page.getByRole('heading', { name: 'Other Ways to Reach Us' }),
    })
    await expect(ways.getByRole('link', { name: 'support@haat.example' })).toHaveAttribute(
      'href',
      'mailto:support@haat.example',
    )
    await expect(ways.getByRole('link', { name: '01-5970100' })).toHaveAttribute('href', 'tel:+97715970100')
    await expect(ways).toContainText('Weekdays (Sunday to Friday), 9:00 AM-5:00 PM NPT')
    await expect(ways).toContainText('Typical response within 24 hours')
    await expect(ways.getByRole('button', { name: 'Start live chat' })).toBeVisible()
  })

  test('opens with the type of its address, and with the first one for an unknown type', async ({ page }) => {
    await page.goto('/help-support?type=business')
    await expect(page.getByRole('radio', { name: 'Business Inquiry' })).toBeChecked()
    await page.goto('/help-support?type=nonsense')
    await expect(page.getByRole('radio', { name: 'General Support' })).toBeChecked()
  })

  const moments = [
    ['2026-11-16T09:00:00', 'Open now, until 5:00 PM'],
    ['2026-12-25T12:00:00', 'Closed today (Christmas), opens Sunday 9:00 AM'],
  ] as const
  for (const [when, state] of someOf(moments, 0)) {
    test(`says at ${when} in Nepal: ${state}`, async ({ page }) => {
      await page.clock.setFixedTime(nepal(when))
      await page.goto('/help-support')
      await expect(page.getByText(state, { exact: true })).toBeVisible()
    })
  }

  test('closes in the evening before the eyes of who waits', onlyLong, async ({ page }) => {
    await page.clock.install({ time: nepal('2026-11-16T16:59:30') })
    await page.goto('/help-support')
    await expect(page.getByText('Open now, until 5:00 PM')).toBeVisible()
    await page.clock.fastForward('01:00')
    await expect(page.getByText('Closed, opens Tuesday 9:00 AM')).toBeVisible()
  })

  test('moves nothing while it comes alive', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      const note = (list: PerformanceObserverEntryList) =>
        shifts.push(...list.getEntries().map((entry) => Number(entry.toJSON().value)))
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/help-support', { waitUntil: 'networkidle' })
    await expect(page.getByText(/^(Open now, until|Closed, opens|Closed today) /)).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    const shift = shifts.reduce((sum, value) => sum + value, 0)
    expect(shift).toBeLessThan(0.01)
  })
})

test.describe('a message with faults', () => {
  test('is not sent; every fault is named, and the first one gets the focus', async ({ page }) => {
    const requests = await answerWith(page, 200, answer)
    await page.goto('/help-support')
    await sendButton(page).click()
    for (const problem of problems) await expect(page.getByText(problem, { exact: true })).toBeVisible()
    await expect(field(page, 'Full Name')).toBeFocused()
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(
      'At least one contact number is required',
    )
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(5)
    expect(requests).toHaveLength(0)
  })
})

test.describe('a good message', () => {
  test('leaves trimmed, with the ISO time of the click, the portal header and nothing else', async ({
    page,
  }) => {
    const requests = await answerWith(page, 200, answer)
    await page.clock.setFixedTime('2026-11-16T05:15:42.123Z')
    await page.goto('/help-support?type=technical')
    await fillIn(
      page,
      Object.fromEntries(Object.entries(typed).map(([label, value]) => [label, `  ${value} `])),
    )
    await page.clock.setFixedTime('2026-11-16T05:20:07.456Z')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.method()).toBe('POST')
    expect(requests[0]?.headers()['x-portal']).toBe('VENDOR_PORTAL')
    expect(requests[0]?.postDataJSON()).toEqual({
      name: 'Anjali Shrestha',
      email: 'anjali@example.com',
      phoneNumber: '984-1234567',
      contactNumber: '01-4412345',
      subject: 'Order H-1042',
      message: 'The pashmina came in the wrong colour.',
      type: 'technical',
      timestamp: '2026-11-16T05:20:07.456Z',
    })
  })

  test('is thanked for with its ticket; another one starts empty, as General Support', async ({ page }) => {
    await answerWith(page, 200, answer)
    await page.clock.setFixedTime('2026-11-16T05:15:00Z')
    await page.goto('/help-support?type=feedback')
    await fillIn(page)
    await sendButton(page).click()
    const thanks = page.getByRole('heading', { name: 'Thank You!' })
    await expect(thanks.locator('[tabindex]')).toBeFocused()
    await expect(page.getByText('Your ticket number is T-4711')).toBeVisible()
    await expect(page.getByText('We will answer by Tuesday 11:00 AM (Nepal time).')).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(thanks).toBeHidden()
    for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'General Support' })).toBeChecked()
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0)
  })

  test('keeps what was chosen and typed before the page came alive', async ({ page }) => {
    const requests = await answerWith(page, 200, answer)
    const held = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/help-support', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Feedback' }).check()
    await fillIn(page)
    await expect(sendButton(page)).toBeDisabled()
    held.resolve()
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(requests[0]?.postDataJSON()).toMatchObject({ type: 'feedback', name: typed['Full Name'] })
  })

  test('can be written by keyboard alone', onlyLong, async ({ page }) => {
    const requests = await answerWith(page, 200, answer)
    await page.goto('/help-support')
    await expect(sendButton(page)).toBeEnabled()
    await page.getByRole('radio', { name: 'General Support' }).focus()
    await page.keyboard.press('ArrowRight')
    for (const value of Object.values(typed)) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(value)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(requests[0]?.postDataJSON()).toMatchObject({ type: 'technical', subject: typed.Subject })
  })
})
