import type { Browser, Page } from '@playwright/test'
import { launchPostgres } from '../api/src/platform/embedded-postgres/launch-postgres.ts'
import { signIn } from '../e2e/testing/sign-in.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { fillGrid } from './grid/fill-grid.ts'
import { measureScroll, worstOf, type Scrolled } from './grid/measure-scroll.ts'
import { waysToScroll } from './grid/ways-to-scroll.ts'
import { table } from './markdown.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { finishPictures } from './pages/finish-pictures.ts'
import { openBrowser } from './pages/phone.ts'
import { scratchFolder } from './scratch-folder.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { startHaatServer } from './servers/haat-server.ts'

const lines = 1000
const email = 'vendor@haat.test'
const rounds = process.argv.includes('--quick') ? 1 : 5
const throttling = [1, 4]

/** The grid with all its lines loaded, in a window of 1280 pixels. */
async function openGrid(browser: Browser, address: string, shopId: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Asia/Kathmandu',
  })
  await signIn(context, address, email)
  const page = await context.newPage()
  await page.goto(`/vendor/${shopId}/listings`)
  const more = page.getByRole('button', { name: 'Load more' })
  const isWhole = page.locator(`[role=grid][aria-rowcount="${lines + 1}"]`)
  while (!(await isWhole.isVisible())) {
    const count = await page.getByRole('grid').getAttribute('aria-rowcount')
    await more.click()
    await page.locator(`[role=grid]:not([aria-rowcount="${count}"])`).waitFor()
  }
  return page
}

/** Measures how long the grid of a shop keeps the page busy while somebody scrolls through a thousand lines. */
async function benchGrid(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const dataDir = await scratchFolder()
  const server = await startHaatServer(dataDir)
  const browser = await openBrowser({ hasScrollBars: true })
  await finishPictures(dataDir, browser, server.address, ['/products/'])
  const { url } = await launchPostgres({ dataDir })
  const shopId = await fillGrid(url, email, lines)
  const page = await openGrid(browser, server.address, shopId)
  const session = await page.context().newCDPSession(page)
  const measured = new Map<string, Scrolled[][]>()
  for (const rate of throttling) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    for (const [name, way] of Object.entries(waysToScroll)) {
      // The first time compiles what scrolling runs, as the first scrolling of a visit does; it counts as well.
      const scrolled: Scrolled[] = []
      for (let round = 0; round < rounds; round += 1) scrolled.push(await measureScroll(browser, page, way))
      measured.set(name, [...(measured.get(name) ?? []), scrolled])
    }
  }
  const rows = [...measured].map(([name, perRate]) => [
    name,
    ...perRate
      .map(worstOf)
      .flatMap(({ longest, longestCpu, long }) => [longest.toFixed(1), longestCpu.toFixed(1), String(long)]),
  ])
  const head = throttling.flatMap((rate) => {
    const slow = rate === 1 ? '' : `, processor ${rate} times slower`
    return [`longest task, ms${slow}`, `its CPU at most`, `tasks > 50 ms`]
  })
  return [
    `${describeMachine()}, Chromium ${browser.version()}; load average ${loadBefore} before, ${loadAverage()} after; ${rounds} rounds, ${lines} lines.`,
    table(['', ...head], rows),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchGrid())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
