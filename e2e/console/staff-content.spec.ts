import { formatLongDateUs } from '@haat/contract/shared/dates.ts'
import { expect, test } from '../testing/haat-test.ts'
import { samplePdf } from '../testing/legal-sample-pdf.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

test.use({ expectedNoise: [/status of 409/] })

test('staff replace the terms, a shopper reads them, and a second editor is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const second = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await signInAsStaff(page.context(), baseURL!, 'staff@haat.test')
  await signInAsStaff(second.context(), baseURL!)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/staff/content')
  const terms = page.getByRole('link', { name: 'Terms and Conditions' })
  await expect(terms).toBeVisible()
  const { height } = (await terms.boundingBox())!
  expect(height, 'a title has room beside the rail of a tablet').toBeLessThan(30)
  await page.setViewportSize({ width: 1280, height: 800 })
  await terms.click()
  await second.goto(page.url())
  await second.getByLabel('Title in English').fill('<img src=x onerror=alert(1)> Terms')

  await page.getByRole('button', { name: 'Remove haat-terms-and-conditions-v3.pdf' }).click()
  const file = {
    name: 'terms of today.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf({ isSecondBroken: false }),
  }
  const english = page.getByRole('group', { name: 'English' })
  await english.getByLabel('choose from this device').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'terms of today.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible()

  const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await shopper.goto('/terms-and-conditions')
  await expect(shopper.getByText('Last Updated')).toHaveText(`Last Updated: ${formatLongDateUs(Date.now())}`)
  await expect(shopper.getByRole('link', { name: /Download/ })).toHaveAttribute(
    'download',
    'terms of today.pdf',
  )
  await expect(shopper.getByText('Namaste')).toBeAttached()

  await second.getByRole('button', { name: 'Save as draft' }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Someone else saved first' })).toContainText(
    'Binod Tamang',
  )
  await expect(second.getByLabel('Title in English')).toHaveValue('<img src=x onerror=alert(1)> Terms')
  await second.getByRole('button', { name: 'Continue with mine' }).click()
  await second.getByRole('button', { name: 'Save as draft' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)> Terms')
  await expect(second.getByRole('link', { name: 'terms of today.pdf' })).toBeVisible()
  await page.goto(`${page.url()}/versions?left=3&right=4`)
  await expect(page.getByText('Shoppers see this')).toBeVisible()
  await expect(
    page.getByRole('row', { name: /^Files haat-terms-and-conditions-v3.pdf terms of today.pdf/ }),
  ).toBeVisible()
})
