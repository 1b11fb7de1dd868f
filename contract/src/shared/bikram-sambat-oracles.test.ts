import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { firstBsYear, lastPublishedBsYear } from './bikram-sambat-months.ts'
import { bsToAd, daysInBsMonth } from './bikram-sambat.ts'

// Both are published as CommonJS, one of them without types.
const require = createRequire(import.meta.url)
const bikramSambat = require('bikram-sambat') as { daysInMonth(year: number, month: number): number }
const { default: NepaliDate } = require('nepali-date-converter') as {
  default: new (year: number, month: number, day: number) => { toJsDate(): Date }
}

const publishedMonths = Array.from({ length: lastPublishedBsYear - firstBsYear + 1 }, (_, index) =>
  Array.from({ length: 12 }, (_month, month) => ({ year: firstBsYear + index, month: month + 1 })),
).flat()

/** Two independent libraries: where all three agree, a mistake in our table is hardly possible. */
it('agrees with two other calendars on every published month', () => {
  for (const { year, month } of publishedMonths) {
    expect(daysInBsMonth(year, month), `${year}-${month}`).toBe(bikramSambat.daysInMonth(year, month))
    const date = new NepaliDate(year, month - 1, 1).toJsDate()
    expect(bsToAd({ year, month, day: 1 }), `${year}-${month}`).toEqual({
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
    })
  }
})
