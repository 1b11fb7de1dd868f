import { expect, test } from '../testing/haat-test.ts'
import { bearerOf } from '../testing/sign-in.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

test.use({ expectedNoise: [/Content Security Policy/] })

test('what a browser blocks is reported, counted, and shown to an admin without its address', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/products?searchTerm=secret-words')
  const blocked = `https://blocked-${Date.now()}.example`
  await page.evaluate((origin) => {
    const picture = document.createElement('img')
    picture.src = `${origin}/pixel.png?stolen=1`
    document.body.append(picture)
  }, blocked)

  const context = await browser.newContext({ baseURL: baseURL! })
  await signInAsStaff(context, baseURL!, 'admin@haat.test')
  const admin = await context.newPage()
  const headers = await bearerOf(context, baseURL!)
  const reports = async () => (await context.request.get('/api/staff/csp-violations', { headers })).text()
  await expect.poll(reports).toContain(blocked)
  await admin.goto('/staff/settings')
  const row = admin.getByRole('listitem').filter({ hasText: blocked })
  await expect(row).toContainText('img-src')
  await expect(row).toContainText('on /products')
  await expect(row).toContainText('once')
  await expect(row).not.toContainText(/stolen|secret/)
  await context.close()
})
