import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { cpuBeyondLongTask, taskCategories, type TraceEvent } from './long-tasks.ts'
import { asNewVisitor } from './phone.ts'
import { watchForRest } from './until-rest.ts'

/** As Lighthouse slows a phone down. */
const throttling = 4
/** What is done when the browser is idle comes after the last request. */
const idleMs = 1000

/** A finger does not hover, and where nothing hovers scripts wait for a touch. */
const phone = { hasTouch: true, isMobile: true }

/** One visit by a new visitor with a slow processor, who touches nothing. */
export const visitMainThread = (browser: Browser, address: string, path: string): Promise<number> => {
  const visit = async (page: Page, context: BrowserContext) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    const untilRest = watchForRest(page)
    await browser.startTracing(page, { categories: taskCategories })
    await page.goto(path)
    await untilRest()
    await delay(idleMs)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return cpuBeyondLongTask(trace.traceEvents)
  }
  return asNewVisitor(browser, address, visit, phone)
}
