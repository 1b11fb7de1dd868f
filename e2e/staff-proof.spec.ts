import { axeFaults } from './axe-faults.ts'
import { expect, test } from './haat-test.ts'
import { signIn } from './sign-in.ts'
import { signInAsStaff } from './staff-sign-in.ts'

const mark = 'not signed in, address not proven'

test('who types the address of somebody else is marked at the desk, merged only when asked, and never the owner’s', async ({
  page,
  context,
  browser,
  baseURL,
  playwright,
}) => {
  const token = Date.now()
  const [strange, own] = [`I have moved ${token}`, `Where is my shawl ${token}`]
  await signIn(context, baseURL!, 'shopper@haat.test')
  const bearer = (await context.cookies()).find(({ name }) => name === 'accessToken')!.value
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
  const sent = await stranger.post('/api/contact-admin', { data: message(strange) })
  const headers = { authorization: `Bearer ${bearer}` }
  const mine = await context.request.post('/api/contact-admin', { data: message(own), headers })
  const numberOf = async (answer: typeof sent) => (await answer.json()).data.ticketNumber as string
  const [strangeNumber, ownNumber] = [await numberOf(sent), await numberOf(mine)]
  await stranger.dispose()

  const desk = await browser.newContext({ baseURL: baseURL! })
  await signInAsStaff(desk, baseURL!)
  const staff = await desk.newPage()
  await staff.goto(`/staff/desk/${strangeNumber}?searchTerm=${token}`)
  const queue = staff.getByRole('list', { name: 'Tickets' })
  await expect(queue.getByRole('listitem').filter({ hasText: strange })).toContainText(mark)
  await expect(queue.getByRole('listitem').filter({ hasText: own })).not.toContainText(mark)
  await expect(staff.getByRole('region', { name: strangeNumber }).getByText(mark)).toBeVisible()
  const who = staff.getByRole('complementary', { name: 'Who wrote' })
  await expect(who.getByText('Not shown', { exact: true })).toHaveCount(2)
  expect(await axeFaults(staff)).toEqual([])

  await who.getByRole('button', { name: 'Merge' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Number of the other ticket').fill(ownNumber)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog.getByText(`${strangeNumber}: ${mark}`)).toBeVisible()
  await expect(dialog.getByText(`${ownNumber}: signed in, address confirmed`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge all the same' }).click()
  await expect(staff.getByRole('heading', { level: 2, name: own })).toBeVisible()
  const apart = staff
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: `From ${strangeNumber}` })
  await expect(apart).toContainText(mark)
  expect(await axeFaults(staff)).toEqual([])
  await desk.close()

  await page.goto('/contact-admin')
  await expect(page.getByText(own)).toBeVisible()
  await expect(page.getByText(strange)).toHaveCount(0)
  await page.goto(`/contact-admin?ticket=${ownNumber}`)
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1)
})
