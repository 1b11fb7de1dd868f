import type { Browser, Page } from '@playwright/test'
import { longMs, mainThreadTasks, taskCategories, type TraceEvent } from '../pages/long-tasks.ts'

/** What the main thread had to do while somebody scrolled. */
export interface Scrolled {
  /** Milliseconds of the longest task, from beginning to end and as CPU. */
  longest: number
  longestCpu: number
  /** Tasks of more than 50 ms. */
  long: number
}

/** The line in the middle of the window is drawn. */
const isDrawn = () =>
  document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-line]') != null

/** Begins at the top of the grid with a cell chosen that cannot be changed, scrolls, and waits for the lines that are in the window then. */
export async function measureScroll(
  browser: Browser,
  page: Page,
  way: (page: Page) => Promise<void>,
): Promise<Scrolled> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForFunction(isDrawn)
  await page.locator('[aria-rowindex="2"] [data-column="2"]').click()
  await browser.startTracing(page, { categories: taskCategories })
  await way(page)
  await page.waitForFunction(isDrawn)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const tasks = mainThreadTasks(trace.traceEvents)
  return {
    longest: Math.max(...tasks.map(({ wall }) => wall)),
    longestCpu: Math.max(...tasks.map(({ cpu }) => cpu)),
    long: tasks.filter(({ wall }) => wall > longMs).length,
  }
}

/** Of several rounds the longest task, and all that were too long. */
export const worstOf = (rounds: Scrolled[]): Scrolled => ({
  longest: Math.max(...rounds.map(({ longest }) => longest)),
  longestCpu: Math.max(...rounds.map(({ longestCpu }) => longestCpu)),
  long: rounds.reduce((sum, { long }) => sum + long, 0),
})
