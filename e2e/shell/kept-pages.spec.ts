import { startFaultyHaat } from '../testing/faults.ts'
import { expect, test } from '../testing/haat-test.ts'

let haat: Awaited<ReturnType<typeof startFaultyHaat>>
test.beforeAll(async () => {
  haat = await startFaultyHaat()
})
test.afterAll(() => haat.stop())

const statusOf = async (path: string) => {
  const answer = await fetch(haat.address + path, { headers: { accept: 'text/html' } })
  await answer.text()
  return answer.status
}
const seen = ['/', '/products/', '/services/', '/vendors/ilam-chiya-ghar']

test.describe.serial('pages that somebody has seen', () => {
  test('are given as they were while the database is away', async () => {
    // Also the first pages after a start are whole.
    for (const path of seen) expect([path, await statusOf(path)]).toEqual([path, 200])
    await haat.makePagesStale()
    await haat.begin.away()
    for (const path of seen) expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await statusOf('/products/?pageIndex=3')).toBe(503)
    await haat.end.away()
    await haat.makePagesStale()
    for (const path of seen) expect([path, await statusOf(path)]).toEqual([path, 200])
  })

  test.describe('in a browser', () => {
    test.use({ expectedNoise: [/the server responded with a status of 503/] })

    test('stay as they were written, and come alive when the database is back', async ({ page, context }) => {
      await haat.expireAllPages()
      for (const path of ['/', '/products/']) await statusOf(path)
      await haat.begin.away()
      const list = await context.newPage()
      await page.goto(haat.address)
      await list.goto(`${haat.address}/products/`)
      for (const tab of [page, list]) {
        for (const step of [1, 2]) {
          const refused = tab.waitForResponse((answer) => answer.status() === 503)
          await tab.mouse.wheel(0, 200)
          await tab.mouse.move(20 * step, 20)
          await refused
        }
      }
      const lanes = page.getByRole('region', { name: 'Walk the lanes' })
      const shown = [
        lanes.getByRole('link').first(),
        page.getByText('Winter comes down from the hills').first(),
        list.getByRole('article').first(),
      ]
      for (const part of shown) await expect(part).toBeVisible()
      await haat.end.away()
      const heart = list.getByRole('button', { name: /^Save / }).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      // The button is pressed again and again, because a press before hydration is lost.
      const stop = page.getByRole('button', { name: 'Pause the slides' })
      await expect(async () => {
        if (await stop.isVisible()) await stop.click({ timeout: 5000 })
        await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible({ timeout: 5000 })
      }).toPass()
    })
  })
})
