import type { Browser } from '@playwright/test'
import { openBarePage } from './bare-page.ts'
import { clickProduct, type Click } from './click-to-paint.ts'
import { readFaults, readFigures } from './lighthouse-report.ts'
import { fetchLighthouse, runLighthouse } from './lighthouse-tool.ts'
import type { MeasuredPage, MeasuredPages } from './measured-pages.ts'
import { visitMainThread } from './main-thread.ts'
import {
  clickTable,
  faultList,
  lighthouseTable,
  longTaskTable,
  pressTable,
  weightTable,
  type Answers,
  type LongTasks,
  type Visits,
} from './pages-report.ts'
import { measurePress, pressesOn } from './press.ts'
import { weighVisit, type VisitWeight } from './visit-weight.ts'

/** A running Haat: this checkout, or the one before. */
export interface PageSide {
  name: 'before' | 'now'
  address: string
}

export interface Bench extends MeasuredPages {
  sides: PageSide[]
  browser: Browser
  plan: { visits: number; clicks: number; presses: number; taskVisits: number }
}

/** The pages of all sides, side by side, so that a busy minute of the machine falls on all of them. */
const onAllSides = ({ pages, sides }: Bench) =>
  pages.flatMap(({ name, path }) =>
    sides.map((side) => ({
      name: sides.length > 1 ? `${name} ${side.name}` : name,
      path,
      address: side.address,
    })),
  )

async function lighthouse(bench: Bench): Promise<string[]> {
  await fetchLighthouse()
  const visits = new Map<MeasuredPage & { address: string }, Visits>(
    onAllSides(bench).map((page) => [page, { figures: [], faults: [] }]),
  )
  for (let round = 0; round < bench.plan.visits; round += 1) {
    for (const [page, visit] of visits) {
      const report = await runLighthouse(page.address + page.path)
      visit.figures.push(readFigures(report))
      visit.faults = readFaults(report)
    }
  }
  const title = `### Lighthouse, mobile (visits of each page: ${bench.plan.visits})`
  return [title, lighthouseTable(visits), 'What it would have better:', faultList(visits)]
}

async function weight(bench: Bench): Promise<string[]> {
  const weights = new Map<MeasuredPage, VisitWeight>()
  for (const page of onAllSides(bench)) {
    weights.set(page, await weighVisit(bench.browser, page.address, page.path))
  }
  return ['### The first visit', weightTable(weights)]
}

async function click({ sides, browser, product, plan }: Bench): Promise<string[]> {
  const clicks = new Map<string, Click[]>(sides.map(({ name }) => [name, []]))
  for (let round = 0; round < plan.clicks; round += 1) {
    for (const { name, address } of sides) {
      clicks.get(name)!.push(await clickProduct(browser, address, product))
    }
  }
  const waitedFor = new Set([...clicks.values()].flat().flatMap((one) => one.waitedFor))
  if (waitedFor.size > 0) console.error(`Asked for after the click: ${[...waitedFor].join(' ')}`)
  return [`### Click to painted page (new visitors: ${plan.clicks})`, clickTable(clicks)]
}

async function tasks({ sides, browser, pages, plan }: Bench): Promise<string[]> {
  const bareAddress = await openBarePage()
  const bare: number[] = []
  const found = pages.map((page): LongTasks => ({ page, now: [], before: [] }))
  for (let round = 0; round < plan.taskVisits; round += 1) {
    for (const { page, ...visits } of found) {
      for (const { name, address } of sides) {
        visits[name].push(await visitMainThread(browser, address, page.path))
      }
    }
    bare.push(await visitMainThread(browser, bareAddress, '/'))
  }
  return [`### Main thread of a phone (visits of each page: ${plan.taskVisits})`, longTaskTable(found, bare)]
}

async function press({ sides, browser, product, plan }: Bench): Promise<string[]> {
  const answers = new Map<string, Answers>()
  for (const one of pressesOn(`/products/${product.id}`)) {
    for (const side of sides) {
      const name = sides.length > 1 ? `${one.name}, ${side.name}` : one.name
      const times: Answers = { early: [], late: [] }
      answers.set(name, times)
      for (let round = 0; round < plan.presses; round += 1) {
        for (const moment of ['early', 'late'] as const) {
          times[moment].push(await measurePress(browser, side.address, one, moment))
        }
      }
    }
  }
  return [`### Presses on slow 3G (new visitors: ${plan.presses})`, pressTable(answers)]
}

export const parts = { tasks, weight, click, press, lighthouse }
