import type { Browser } from '@playwright/test'
import type { Plan } from '../measure/rounds.ts'
import type { Side } from '../servers/side.ts'
import { clickProduct, type Click } from './click-to-paint.ts'
import { readFaults, readFigures } from './lighthouse-report.ts'
import { fetchLighthouse, runLighthouse } from './lighthouse-tool.ts'
import type { MeasuredPage, MeasuredPages } from './measured-pages.ts'
import { measurePageCpu } from './page-cpu.ts'
import { clickTable, cpuTable, faultList, lighthouseTable, weightTable, type Visits } from './pages-report.ts'
import { weighVisit, type VisitWeight } from './visit-weight.ts'

export interface Bench extends MeasuredPages {
  haat: Side
  browser: Browser
  plan: Plan & { visits: number; clicks: number }
}

async function lighthouse({ haat, pages, plan }: Bench): Promise<string[]> {
  await fetchLighthouse()
  const visits = new Map<MeasuredPage, Visits>(pages.map((page) => [page, { figures: [], faults: [] }]))
  // Every round visits all pages, so that a busy minute of the machine does not fall on one page alone.
  for (let round = 0; round < plan.visits; round += 1) {
    for (const [page, visit] of visits) {
      const report = await runLighthouse(haat.address + page.path)
      visit.figures.push(readFigures(report))
      visit.faults = readFaults(report)
    }
  }
  const title = `### Lighthouse, mobile (visits of each page: ${plan.visits})`
  return [title, lighthouseTable(visits), 'What it would have better:', faultList(visits)]
}

async function weight({ haat, browser, pages }: Bench): Promise<string[]> {
  const weights = new Map<MeasuredPage, VisitWeight>()
  for (const page of pages) weights.set(page, await weighVisit(browser, haat.address, page.path))
  return ['### The first visit', weightTable(weights)]
}

async function click({ haat, browser, product, plan }: Bench): Promise<string[]> {
  const clicks: Click[] = []
  while (clicks.length < plan.clicks) clicks.push(await clickProduct(browser, haat.address, product))
  const waitedFor = new Set(clicks.flatMap((one) => one.waitedFor))
  if (waitedFor.size > 0) console.error(`Asked for after the click: ${[...waitedFor].join(' ')}`)
  return [`### Click to painted page (new visitors: ${plan.clicks})`, clickTable(clicks)]
}

async function cpu({ haat, pages, plan }: Bench): Promise<string[]> {
  const results = await measurePageCpu(haat, pages, plan)
  return [`### Server CPU of a page (rounds: ${plan.rounds})`, cpuTable(pages, results)]
}

export const parts = { lighthouse, weight, click, cpu }
