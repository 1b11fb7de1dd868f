import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { closingDay } from '@haat/contract/domains/statements.rules.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthOf } from '@haat/contract/shared/bs-months.ts'
import { openBooksStory } from '../../../test/books-story.ts'
import { randomFrom } from '../../../test/process/random-from.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const plan = isLong ? { lives: 10_000, shops: 8, perDay: 9 } : { lives: 24, shops: 3, perDay: 2 }
/** Sales end some weeks before the story does, so that they are paid out. */
const days = Math.ceil(plan.lives / plan.perDay) + 45
const dayMs = 86_400_000
const tuesday = 2

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  vi.useRealTimers()
  await haat.close()
})

it(
  `in ${plan.lives} lives of parcels the books of every shop say every day what a plain model says`,
  { timeout: isLong ? 3_600_000 : 120_000 },
  async () => {
    const seed = Date.now() % 1_000_000
    // Ten in the morning in Nepal, when the run of a Tuesday is due.
    const start = Date.parse(`${nepalDay(Date.now() - (days + 5) * dayMs)}T10:00:00+05:45`)
    const story = await openBooksStory(haat.services, {
      shops: plan.shops,
      at: start,
      random: randomFrom(seed + 1),
      seed: String(seed),
    })
    const { happened, isOneIn } = story
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    let month = bsMonthOf(new Date())
    for (let at = 0; at < days; at += 1) {
      vi.setSystemTime(start + at * dayMs)
      const now = new Date()
      story.beginAccounts()
      if (bsMonthOf(now) !== month && bsDateOf(now)!.day >= closingDay) {
        await story.closeMonth(month)
        month = bsMonthOf(now)
      }
      if (new Date(nepalDay(now)).getUTCDay() === tuesday) await story.propose()
      for (let n = 0; n < plan.perDay && happened.sales < plan.lives; n += 1) {
        await story.sell()
        if (isOneIn(4)) await story.refund()
      }
      if (isOneIn(3)) await story.handIn()
      if (isOneIn(2)) await story.movePayouts()
      await story.failSome()
      if (isOneIn(4)) await story.repeatSome()
      if (isOneIn(25)) await story.changeAccount()
      await story.compare()
    }
    await story.compareMonth(month)
    console.log(`seed ${seed}: ${JSON.stringify(happened)}`)
    expect(happened.sales).toBe(plan.lives)
    expect(happened.sent).toBeGreaterThan(0)
    if (isLong) expect(happened.earlyRefunds).toBeGreaterThan(0)
  },
)
