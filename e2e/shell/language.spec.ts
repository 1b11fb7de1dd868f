import { expect, test } from '../testing/haat-test.ts'

test('a visitor reads Haat in Nepali, and the server remembers', async ({ page, context }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'नेपाली (Nepali)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'हाटबारे' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page).toHaveTitle('हाटबारे | हाट')
  await expect
    .poll(async () => (await context.cookies()).find((cookie) => cookie.name === 'language'))
    .toMatchObject({ value: 'ne', path: '/' })
  const html = await (await page.request.get('/about')).text()
  expect(html).toContain('<html lang="ne"')
  expect(html).toContain('हाटबारे')
  await page.reload()
  await page.getByRole('button', { name: 'English (EN), अङ्ग्रेजी' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Haat' })).toBeVisible()
})

test('what was typed stays when the language changes', async ({ page }) => {
  await page.goto('/help-support')
  await page.getByLabel('Full Name').fill('Anjali Shrestha')
  await page.getByRole('button', { name: 'नेपाली (Nepali)' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page.locator('input[autocomplete="name"]')).toHaveValue('Anjali Shrestha')
})

test('the language of the browser is not looked at', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ne-NP', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Haat' })).toBeVisible()
  await context.close()
})
