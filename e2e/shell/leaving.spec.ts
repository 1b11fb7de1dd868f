import type { Route } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'

test.use({ expectedNoise: [/ERR_ABORTED|ERR_FAILED/] })

test('a page that is left while its parts are loading stays whole until the next one has come', async ({
  page,
}) => {
  const held: Route[] = []
  const nextHeld = () => expect.poll(() => held.length).toBe(1)
  await page.route('**/assets/frame-parts-*.js', (route) => void held.push(route))
  await page.goto('/', { waitUntil: 'commit' })
  await nextHeld()
  let bring = () => {}
  const brought = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/about', async (route) => {
    await brought
    await route.continue()
  })
  const alerts: string[] = []
  await page.exposeFunction('tellAlert', (text: string) => void alerts.push(text))
  const leaving = page.waitForRequest('**/about')
  // Playwright asks a page nothing that is on its way to the next one: it has to tell by itself.
  await page.evaluate(() => {
    const { tellAlert } = window as unknown as { tellAlert(text: string): void }
    const look = () => {
      const alert = document.querySelector('[role=alert]')
      if (alert) tellAlert(alert.textContent)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    document.querySelector<HTMLElement>('footer a[href="/about"]')!.click()
  })
  await leaving
  // Firefox does this by itself as soon as the way to the next page begins.
  await held.pop()!.abort('aborted')
  // It was neither given up nor told: the part is asked for again.
  await nextHeld()
  await page.unroute('**/assets/frame-parts-*.js')
  bring()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(alerts).toEqual([])
})
