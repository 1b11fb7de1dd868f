import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

const ran = (page: Page) => page.evaluate(() => 'ran' in window)

/**
 * Writes markup into the page as if we had forgotten to escape it; the answer's own policy stays. At the end of the body
 * it does not disturb React.
 */
const writeRaw = (page: Page, address: string, markup: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', () => `${markup}</body>`)
    expect(body).toContain(markup)
    await route.fulfill({ response, body })
  })

const guessedNonce = 'AAAAAAAAAAAAAAAAAAAAAA=='
const injected = `</script><script>window.ran = 1</script><script nonce="${guessedNonce}">window.ran = 2</script>`

test.describe('a script in the data of a page that is kept', () => {
  test('is text, in the page and in what is handed over with it', async ({ page }) => {
    const address = `/products/?${new URLSearchParams({ searchTerm: injected })}`
    for (const _ of ['rendered', 'kept']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(injected)
      expect(await ran(page)).toBe(false)
    }
  })

  test.describe('which is written as it is', () => {
    test.use({ expectedNoise: [/Content Security Policy/] })

    test('is blocked by the policy of the answer, and the page itself comes alive', async ({ page }) => {
      const blocked: string[] = []
      page.on('console', (message) => void blocked.push(message.text()))
      await writeRaw(page, '**/products/', `${injected}<img src="data:," onerror="window.ran = 3">`)
      for (const _ of ['rendered', 'kept']) await page.goto('/products/')
      const heart = page.getByRole('button', { name: /^Save / }).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(await ran(page)).toBe(false)
      expect(blocked.filter((text) => text.includes('inline script')).length).toBeGreaterThanOrEqual(4)
      expect(blocked.filter((text) => text.includes('inline event handler')).length).toBeGreaterThanOrEqual(2)
    })
  })
})

test.describe('an upload', () => {
  test.use({ expectedNoise: [/MIME type|status of 404/] })

  test('does not run as a script of a page that is kept', async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL! })
    await signInAsStaff(context, baseURL!)
    const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value
    const answer = await context.request.post('/api/master-content/files?name=harmless.js', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
      // As a module this would only be a syntax error, so its type has to keep it out before it is read.
      data: Buffer.from('%PDF-1.7\nwindow.ran = 1\n%%EOF\n'),
    })
    const { url } = (await answer.json()).data as { url: string }
    await context.close()

    const refused: string[] = []
    page.on('console', (message) => void refused.push(message.text()))
    const sources = [url, '/api/products?pageSize=1', '/pictures/none-160.webp', '/site.webmanifest']
    await writeRaw(page, '**/products/', sources.map((src) => `<script src="${src}"></script>`).join(''))
    await page.goto('/products/')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await ran(page)).toBe(false)
    for (const src of sources.slice(0, 2))
      expect(refused.filter((text) => text.includes(src) && text.includes('MIME type'))).toHaveLength(1)
  })
})
