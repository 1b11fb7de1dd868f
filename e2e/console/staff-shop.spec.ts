import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

test.use({ expectedNoise: [/status of 409/] })

const listingField = (page: Page) => page.getByLabel('E-commerce portal listing no.')
const savedText = 'The company details are saved. Every page shows them now.'

test('an admin corrects the particulars, sees them at the foot of the shop, goes back, and is told of a second admin', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsStaff(context, baseURL!, 'admin@haat.test')
  await page.goto('/staff/settings')
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The shop is open' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('PAN/VAT no.').fill('६१० २८४ ९३५')
  await listingField(page).fill('0999/2083')
  await listingField(page).press('Enter')
  await expect(page.getByText(savedText)).toBeVisible()
  await expect(page.getByLabel('PAN/VAT no.')).toHaveValue('610 284 935')
  const shopper = await context.newPage()
  await shopper.goto('/')
  await expect(shopper.getByRole('contentinfo')).toContainText('E-commerce portal listing no. 0999/2083')
  await shopper.close()

  const newest = page.getByRole('listitem').filter({ hasText: 'Shown now' })
  await newest.getByText('What changed').click()
  await expect(newest).toContainText('0421/2082')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Version 1' })
    .filter({ hasNotText: 'Shown now' })
    .last()
    .getByRole('button', { name: 'Copy into the form' })
    .click()
  await expect(listingField(page)).toHaveValue('0421/2082')
  await page.getByRole('button', { name: 'Save company details' }).click()
  await expect(page.getByText('Version 3', { exact: true })).toBeVisible()

  // Another admin saves while the first one is still typing.
  const other = await context.newPage()
  await other.goto('/staff/settings/shop')
  await listingField(other).fill('1111/2083')
  await other.getByRole('button', { name: 'Save company details' }).click()
  await expect(other.getByText(savedText)).toBeVisible()
  await other.close()
  await listingField(page).fill('2222/2083')
  await page.getByRole('button', { name: 'Save company details' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this meanwhile' })
  await expect(notice).toContainText('1111/2083')
  await notice.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText('Version 5', { exact: true })).toBeVisible()
})
