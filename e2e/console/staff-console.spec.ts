import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { signIn } from '../testing/sign-in.ts'
import { secondFactorCodeOf } from '../testing/staff-sign-in.ts'

const email = 'staff@haat.test'

test('staff enter their code, save a view, find it in the audit log and go on by keyboard', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL!, email)
  await page.goto('/staff/audit')
  await expect(page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Code from the app').fill(await secondFactorCodeOf(request, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  await page.getByLabel('Action').selectOption('Saved filters')
  await page.getByRole('button', { name: 'Save these filters' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Views of ours')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Views of ours', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.reload()
  await expect(page).toHaveURL(/action=view/)
  const row = page.getByRole('row', { name: /Binod Tamang saved the filter .Views of ours./ })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('the action: Saved filters', { exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.keyboard.press('Control+k')
  await page.keyboard.type('settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await expect(page.getByRole('navigation').getByRole('link', { name: 'People' })).toHaveCount(0)
  await page.goto('/staff/people')
  await expect(page.getByText('“People” needs the right “People”.')).toBeVisible()
})

test('a customer learns that the console is for staff, and gets a link back', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL!, 'shopper@haat.test')
  await page.goto('/staff/')
  await expect(page.getByRole('heading', { name: 'This is for staff' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})
