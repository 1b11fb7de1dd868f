import { expect, test } from './haat-test.ts'

for (const path of ['/reset-password', '/verify-email']) {
  test(`${path} tells a link that is cut short from one that is not known`, async ({ page }) => {
    for (const search of ['', '?token=', '?token=123456789', '?token=short']) {
      await page.goto(path + search)
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    }
    await page.goto(`${path}?token=abcdefghij`)
    await expect(page.getByRole('heading', { name: 'This link is not known' })).toBeVisible()
    await page.getByRole('link', { name: 'Ask a person' }).click()
    await expect(page).toHaveURL('/help-support')
  })

  test(`${path} sends its address to nobody`, async ({ request }) => {
    const response = await request.get(`${path}?token=abcdefghij`)
    expect(response.headers()['referrer-policy']).toBe('no-referrer')
  })
}
