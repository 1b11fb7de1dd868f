import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

const unprovenText = 'not signed in, address not proven'

test('who types the address of somebody else is marked at the desk, merged only when asked, and never the owner’s', async ({
  page,
  context,
  browser,
  baseURL,
  playwright,
}) => {
  const token = Date.now()
  const [strangerSubject, ownSubject] = [`I have moved ${token}`, `Where is my shawl ${token}`]
  await signIn(context, baseURL!, 'shopper@haat.test')
  const message = (subject: string) => ({
    name: 'Anjali Shrestha',
    email: 'shopper@haat.test',
    phoneNumber: '9841234567',
    contactNumber: '',
    subject,
    message: 'Please tell me what I have ordered.',
    type: 'support',
    timestamp: new Date().toISOString(),
  })
  const stranger = await playwright.request.newContext({ baseURL: baseURL! })
  const strangerAnswer = await stranger.post('/api/contact-admin', { data: message(strangerSubject) })
  const headers = await bearerOf(context, baseURL!)
  const ownAnswer = await context.request.post('/api/contact-admin', { data: message(ownSubject), headers })
  const numberOf = async (answer: typeof strangerAnswer) => (await answer.json()).data.ticketNumber as string
  const [strangeNumber, ownNumber] = [await numberOf(strangerAnswer), await numberOf(ownAnswer)]
  await stranger.dispose()

  const desk = await browser.newContext({ baseURL: baseURL! })
  await signInAsStaff(desk, baseURL!)
  const staff = await desk.newPage()
  await staff.goto(`/staff/desk/${strangeNumber}?searchTerm=${token}`)
  const queue = staff.getByRole('list', { name: 'Tickets' })
  await expect(queue.getByRole('listitem').filter({ hasText: strangerSubject })).toContainText(unprovenText)
  await expect(queue.getByRole('listitem').filter({ hasText: ownSubject })).not.toContainText(unprovenText)
  await expect(staff.getByRole('region', { name: strangeNumber }).getByText(unprovenText)).toBeVisible()
  const who = staff.getByRole('complementary', { name: 'Sender' })
  await expect(who.getByText('Not shown', { exact: true })).toHaveCount(2)
  expect(await axeFaults(staff)).toEqual([])

  await who.getByRole('button', { name: 'Merge' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Number of the other ticket').fill(ownNumber)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog.getByText(`${strangeNumber}: ${unprovenText}`)).toBeVisible()
  await expect(dialog.getByText(`${ownNumber}: signed in, address confirmed`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge anyway' }).click()
  await expect(staff.getByRole('heading', { level: 2, name: ownSubject })).toBeVisible()
  const apart = staff
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: `From ${strangeNumber}` })
  await expect(apart).toContainText(unprovenText)
  expect(await axeFaults(staff)).toEqual([])
  await desk.close()

  await page.goto('/contact-admin')
  await expect(page.getByText(ownSubject)).toBeVisible()
  await expect(page.getByText(strangerSubject)).toHaveCount(0)
  await page.goto(`/contact-admin?ticket=${ownNumber}`)
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1)
})
