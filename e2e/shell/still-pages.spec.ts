import type { BrowserContext } from '@playwright/test'
import { expectStill } from '../testing/first-load.ts'
import { expect, test } from '../testing/haat-test.ts'
import { signIn } from '../testing/sign-in.ts'
import { makeStaff, signInAsStaff } from '../testing/staff-sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Opens each page anew and looks that nothing of it has moved once this text is there and nothing loads any more. */
async function lookAt(context: BrowserContext, pages: [path: string, text: string][]) {
  for (const [path, text] of pages) {
    await test.step(path, async () => {
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      // A count that comes into a tab makes room for itself among its letters.
      await expectStill(page, 0.02)
      await page.close()
    })
  }
}

const shop = '/vendor/palpa-dhaka-udhyog-4'

test('pages of money and opinions stand still while they load', async ({ browser, request, baseURL }) => {
  const vendor = await browser.newContext({ baseURL: baseURL! })
  await signIn(vendor, baseURL!, 'vendor@haat.test')
  await lookAt(vendor, [
    [`${shop}/money`, 'Your balance'],
    [`${shop}/notifications`, 'Mark all as read'],
    [`${shop}/figures`, 'Orders per 100 visits'],
  ])
  const staff = await browser.newContext({ baseURL: baseURL! })
  await signInAsStaff(staff, baseURL!, await makeStaff(request, 'money'))
  await lookAt(staff, [
    ['/staff/payouts', 'To approve'],
    ['/staff/commission', 'What Haat keeps of a sale: usually 8 %'],
  ])
  const shopper = await browser.newContext({ baseURL: baseURL! })
  await signIn(shopper, baseURL!, 'shopper@haat.test')
  await lookAt(shopper, [
    ['/profile/reviews', 'Written'],
    ['/profile/questions', 'Asked'],
    ['/profile/notifications', 'Mark all as read'],
  ])
})
