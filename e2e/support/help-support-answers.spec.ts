import type { Locator, Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import {
  answer,
  answersWithoutTicket,
  answerWith,
  endpoint,
  failure,
  field,
  fillIn,
  sendButton,
  success,
  typed,
} from './help-form.ts'

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

/** Stops the clock of the page a second from now, which it has not passed by the time it hears of it, so that a slow machine does not take from the five seconds. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

async function expectFiveSeconds(page: Page, shown: Locator) {
  await page.clock.runFor(2500)
  await expect(shown).toBeVisible()
  await page.clock.runFor(2500)
  await expect(shown).toBeHidden()
}

async function expectTopCenter(page: Page, shown: Locator) {
  // The header may still move: pressing the button has scrolled the page.
  await expect(async () => {
    const box = (await shown.boundingBox())!
    const header = (await page.getByRole('banner').boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(Math.max(0, header.y + header.height))
    expect(box.y).toBeLessThan(300)
    expect(Math.abs(box.x + box.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(2)
  }).toPass()
}

async function expectNoFault(page: Page) {
  expect(await axeFaults(page)).toEqual([])
}

async function sendAndReadTicket(page: Page) {
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  return (await page.getByText(/^T-\d+$/).textContent())!
}

test('success is told top-center for five seconds', async ({ page }) => {
  await answerWith(page, 200, answer)
  await page.clock.install()
  await page.goto('/help-support')
  await fillIn(page)
  await sendButton(page).click()
  const shown = toast(page, success)
  await expect(shown).toBeVisible()
  await stopClock(page)
  await expectTopCenter(page, shown)
  await expectFiveSeconds(page, shown)
})

test('an answer that names no ticket is a success too', onlyLong, async ({ page }) => {
  await page.goto('/help-support')
  for (const [name, status, body] of someOf(answersWithoutTicket, 1)) {
    await test.step(name, async () => {
      await page.unroute(endpoint)
      await answerWith(page, status, body)
      await fillIn(page)
      await sendButton(page).click()
      await expect(toast(page, success).last()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('Your ticket number')
      await page.getByRole('button', { name: 'Send Another Message' }).click()
      await expect(field(page, 'Message')).toHaveValue('')
    })
  }
})

test.describe('a failure', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('is told top-center for five seconds and keeps the form', async ({ page }) => {
    await answerWith(page, 502, [])
    await page.clock.install()
    await page.goto('/help-support')
    await fillIn(page)
    await page.getByRole('radio', { name: 'Feedback' }).check()
    await sendButton(page).click()
    const shown = toast(page, failure)
    await expect(shown).toBeVisible()
    await stopClock(page)
    await expectTopCenter(page, shown)
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value)
    await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked()
    await expect(sendButton(page)).toBeEnabled()
    await expect(sendButton(page)).toBeFocused()
    await expect(page.getByText(failure)).toHaveCount(1)
    await expectFiveSeconds(page, shown)
  })

  test('of the line is told at once and never queued; the next try goes through', async ({
    page,
    context,
  }) => {
    const requests = await answerWith(page, 200, answer)
    await page.goto('/help-support')
    await fillIn(page)
    await page.unroute(endpoint)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(toast(page, failure)).toContainText('You are offline.')
    await expect(field(page, 'Message')).toHaveValue(typed.Message)
    await page.route(endpoint, (route) => (requests.push(route.request()), route.fulfill({ json: answer })))
    await context.setOffline(false)
    await expect(sendButton(page)).toBeEnabled()
    expect(requests).toHaveLength(0)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})

test.describe('on the real desk', () => {
  test('a message becomes a ticket with two mails; said again, it is the same one', async ({ page }, {
    project,
  }) => {
    const values = {
      ...typed,
      'Email Address': `anjali.${project.name}@example.com`,
      Subject: `Wrong colour ${Date.now()}`,
    }
    await page.goto('/help-support')
    await fillIn(page, values)
    const ticket = await sendAndReadTicket(page)
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await fillIn(page, values)
    expect(await sendAndReadTicket(page)).toBe(ticket)
    await page.goto('/dev/mail')
    const mails = page.getByRole('article').filter({ hasText: ticket })
    await expect(mails).toHaveCount(2)
    // The typed address may belong to somebody else, who must not be sent a stranger's text.
    await expect(mails.filter({ hasText: values.Subject })).toHaveCount(1)
    await expect(mails.filter({ hasText: /To support@haat\.example/ })).toContainText(
      `[${ticket}] General Support: ${values.Subject}`,
    )
    await expect(mails.filter({ hasText: 'We have your message' })).toContainText(
      `Your ticket number is ${ticket}.`,
    )
  })

  test('script in every field is refused or arrives as text', async ({ page }) => {
    const mark = `s${Date.now()}`
    const script = `<script>document.title="${mark}"</script><img/src=x/onerror=alert(1)>`
    const number = '<svg/onload=alert(1)>'
    await page.goto('/help-support')
    await fillIn(page, Object.fromEntries(Object.keys(typed).map((label) => [label, script])))
    await fillIn(page, { 'Phone Number': number, 'Alternate Number (Optional)': '<b onclick=x>98</b>' })
    await sendButton(page).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await field(page, 'Email Address').fill('script@example.com')
    const ticket = await sendAndReadTicket(page)
    await page.goto('/dev/mail')
    const mails = page.getByRole('article').filter({ hasText: ticket })
    await expect(mails).toHaveCount(2)
    await expect(mails.filter({ hasText: mark })).toHaveCount(1)
    await expect(mails.filter({ hasText: 'General Support' })).toContainText(script)
    await expect(mails.filter({ hasText: 'General Support' })).toContainText(number)
    await expect(mails.locator('script, img, svg, b')).toHaveCount(0)
    await expect(page).toHaveTitle('Mail of the demo')
  })
})

for (const colorScheme of someOf(['light', 'dark'] as const, 1)) {
  test(`faults and thanks have no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await answerWith(page, 200, answer)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/help-support')
    await expect(sendButton(page)).toBeEnabled()
    await sendButton(page).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expectNoFault(page)
    await fillIn(page)
    await sendButton(page).click()
    await expect(toast(page, success)).toBeVisible()
    await expectNoFault(page)
  })
}

test('speaks Nepali, and keeps what was typed when the language changes', onlyLong, async ({ page }) => {
  await answerWith(page, 200, answer)
  await page.goto('/help-support')
  await fillIn(page, { 'Full Name': 'अञ्जली श्रेष्ठ', Message: 'रङ फरक पर्‍यो, फेर्न मिल्छ?' })
  await page.getByRole('radio', { name: 'Feedback' }).check()
  await sendButton(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByRole('button', { name: 'नेपाली (Nepali)' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'सहयोग र सम्पर्क' })).toBeVisible()
  await expect(page.getByText('इमेल लेख्नुहोस्')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'सुझाव' })).toBeChecked()
  await expect(field(page, 'पूरा नाम')).toHaveValue('अञ्जली श्रेष्ठ')
  await field(page, 'इमेल ठेगाना').fill('anjali@example.com')
  await field(page, 'वैकल्पिक नम्बर (ऐच्छिक)').fill('०१-४४१२३४५')
  await field(page, 'विषय').fill('रङ')
  await page.getByRole('button', { name: 'सन्देश पठाउनुहोस्', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'धन्यवाद!' })).toBeVisible()
  await expect(toast(page, 'तपाईंको सन्देश सफलतापूर्वक पठाइयो!')).toBeVisible()
})
