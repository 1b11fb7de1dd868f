import { readRows } from '../testing/database.ts'
import { expect, test } from '../testing/haat-test.ts'
import type { Page } from '@playwright/test'

const sentence = 'To buy, use Chrome 109, Firefox 115, Safari 16.4 or newer, with JavaScript on.'
/** What only the client answers is not shown, and what it waits for neither. */
const expectNothingDead = async (page: Page) => {
  await expect(page.locator('button[type="button"]:visible, .spinner:visible')).toHaveCount(0)
  await expect(page.getByText(sentence)).toBeVisible()
}
const main = (page: Page) => page.getByRole('main')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422.*\/help-support$/] })

  test('somebody finds a product by search, filter and page, reads it and its vendor, and asks for no script', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.goto('/')
    await expectNothingDead(page)
    await page.getByRole('combobox', { name: 'Search Haat' }).fill('pashmina')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“pashmina”')
    await expectNothingDead(page)
    const filters = page.getByRole('complementary')
    await filters.getByRole('radio', { name: /4 and up/ }).check()
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/searchTerm=pashmina.*rating=4/)
    await page.getByRole('link', { name: 'Price: low to high' }).click()
    await expect(page).toHaveURL(/sortField=/)
    await page.goto('/products/?category=clothing')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/pageIndex=2/)
    await main(page).getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/[\w-]+/)
    await expectNothingDead(page)

    await page.goto('/products/hand-woven-pashmina-shawl-rhododendron-red-1')
    await page.getByRole('group', { name: 'Size:' }).getByRole('link', { name: '100 × 200 cm' }).click()
    await expect(page).toHaveURL(/variant=\d+/)
    await expect(
      main(page)
        .getByText(/^Rs\.\s[\d,]+\s*Old price/)
        .first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Visit shop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pashupati Pashmina')
    await expectNothingDead(page)
    expect(scripts).toEqual([])
  })

  test('services and legal pages are read, and pages that need the client say so instead of waiting', async ({
    page,
  }) => {
    await page.goto('/services/tabla-lessons-lalitpur-140')
    await expect(main(page).getByRole('table')).toContainText('Rs. 4,900')
    await expectNothingDead(page)
    for (const path of ['/terms-and-conditions', '/profile/', '/checkout', '/vendor/', '/staff/']) {
      await page.goto(path)
      await expectNothingDead(page)
    }
    await page.goto('/courier/')
    await expect(page.getByText(/This page needs Chrome 109/)).toBeVisible()
  })

  test('a message is sent by the form alone, after what was wrong with it was said', async ({ page }) => {
    const subject = `Without scripts ${Date.now()}`
    await page.goto('/help-support')
    await page.getByRole('radio', { name: 'Feedback' }).check()
    await page.getByLabel('Full Name').fill('Mina Gurung')
    await page.getByLabel('Email Address').fill('mina@')
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Message').fill('short')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const problem of [
      'Please enter a valid email address',
      'At least one contact number is required',
      'Message should be at least 10 characters',
    ])
      await expect(page.getByText(problem)).toBeVisible()
    await expect(page.getByText('Name is required')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Feedback' })).toBeChecked()
    await expect(page.getByLabel('Full Name')).toHaveValue('Mina Gurung')
    await page.getByLabel('Email Address').fill('mina@example.com')
    await page.getByLabel('Phone Number').fill('984-1234567')
    await page.getByLabel('Message').fill('All of this without one script.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    const rows = await readRows('select number, type, name from tickets where subject = $1', [subject])
    expect(rows).toMatchObject([{ type: 'feedback', name: 'Mina Gurung' }])
    await page.getByRole('link', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })

  test('the language is chosen on any page and stays', async ({ page }) => {
    await page.goto('/vendors/?searchTerm=tea')
    await page.getByRole('button', { name: 'नेपाली (Nepali)' }).click()
    await expect(page).toHaveURL(/\/vendors\/\?searchTerm=tea/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.getByText(/JavaScript खुला भएको Chrome/)).toBeVisible()
    await page.goto('/help-support')
    await page.getByRole('button', { name: 'सन्देश पठाउनुहोस्' }).click()
    await expect(page.getByText('नाम लेख्नुहोस्')).toBeVisible()
  })

  test('who is signed in here gets a sentence instead of a spinner, and the pages of a visitor', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'refreshToken', value: 'of-a-session', url: baseURL! }])
    await page.goto('/vendors/')
    await expect(page.locator('.spinner:visible')).toHaveCount(0)
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('button', { name: 'Go on as a visitor' }).click()
    await expect(page).toHaveURL(/\/vendors\/$/)
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })
})

test('below our support a page stays as the server made it, starts nothing, and its links and forms work', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'findLast')
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  for (const path of ['/', '/help-support', '/products/?category=clothing']) {
    await page.goto(path)
    await page.mouse.move(300, 300)
    await page.keyboard.press('Tab')
    await expectNothingDead(page)
    await expect(page.locator('html')).toHaveClass('no-js')
  }
  await page
    .getByRole('complementary')
    .getByRole('radio', { name: /4 and up/ })
    .check()
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/rating=4/)
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/[\w-]+/)
  await expectNothingDead(page)
  expect(scripts).toEqual([])
})
