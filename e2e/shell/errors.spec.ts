import { expect, test } from '../testing/haat-test.ts'

test.describe('a page that does not exist', () => {
  test.use({ expectedNoise: [/status of 404/] })

  test('shows "Not Found" inside the shop, with a way home', async ({ page }) => {
    const response = await page.goto('/no/such/lane')
    expect(response?.status()).toBe(404)
    expect(await response?.text()).toContain('<title>Not Found | Haat</title>')
    await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('Not Found | Haat')
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/^Haat: /)
  })
})

test.describe('the error test', () => {
  test.use({ expectedNoise: [/triggered on purpose/] })

  test('a route error shows the component of that route, and the shop stands', async ({ page }) => {
    await page.goto('/error-test')
    await page.getByRole('button', { name: 'Trigger route error' }).click()
    await expect(page.getByRole('heading', { name: 'This page failed' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Error test' })).toBeVisible()
  })

  test('a global error shows the global error screen; Retry reloads the page', async ({ page }) => {
    await page.goto('/error-test')
    await page.getByRole('button', { name: 'Trigger global error' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Retry' }).click()
    await reloaded
    await expect(page).toHaveURL('/error-test')
    await expect(page.getByRole('heading', { name: 'Error test' })).toBeVisible()
  })

  test('Go Home leads from the global error screen to /', async ({ page }) => {
    await page.goto('/error-test')
    await page.getByRole('button', { name: 'Trigger global error' }).click()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'From every hill to your door' })).toBeVisible()
  })
})
