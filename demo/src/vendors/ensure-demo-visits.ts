import { addPastVisits } from '@haat/api/domains/figures/visits/past-visits.service.ts'
import type { Services } from '@haat/api/services.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { numberFrom } from '../shop/seeded-random.ts'

/** The month that runs, the one before and one to compare that with, of either calendar. */
const daysBack = 64
/** Saturday is the day off on which people look around. */
const ofWeekday = [1, 0.8, 0.8, 0.9, 1, 1.2, 1.7]

/** Lets the pages of the demo have been looked at, once: some often and some seldom, more on Saturdays and lately. */
export async function ensureDemoVisits(services: Pick<Services, 'db'>) {
  const today = nepalDay(new Date())
  const days = Array.from({ length: daysBack }, (_, at) => addDays(today, at - daysBack))
  await addPastVisits(services, days[0]!, today, (listings) =>
    listings.flatMap((listing) => {
      const name = `${listing.kind} ${listing.listingId}`
      const usual = 0.1 + (numberFrom(name) % 30) / 10
      return days.flatMap((day, at) => {
        const chance = 0.6 + (numberFrom(`${name} ${daysBack - at}`) % 80) / 100
        const growth = 0.8 + (0.4 * at) / daysBack
        const visits = Math.round(usual * chance * growth * ofWeekday[new Date(day).getUTCDay()]!)
        return visits > 0 ? [{ ...listing, day, visits }] : []
      })
    }),
  )
}
