import {
  listSavedAnswers,
  saveAnswer,
  setShopTrusted,
} from '@haat/api/domains/listings/review/answers.service.ts'
import type { Services } from '@haat/api/services.ts'
import { historyServices } from '../shopper/history-services.ts'
import { callerAt } from '../staff/caller-at.ts'
import { demoShopOf, findListed, hoursAgo } from './demo-shop-of.ts'
import { beginListing, changeListed, makeListing } from './write-listing.ts'

/** Gives the demo's shops listings in every state, once and all together, written by the shop's own services. */
export async function ensureDemoListings(given: Services) {
  const palpa = await demoShopOf(given, 'palpa-dhaka-udhyog')
  const asan = await demoShopOf(given, 'asan-kapada-pasal')
  if (!palpa || !asan) return
  const demo = await import('./demo-listings.ts')
  // It has been in the shop, so nobody can have deleted it.
  if (await findListed(given, palpa, demo.pausedListing.name.en)) return
  await given.db.transaction(async (tx) => {
    const { services } = historyServices(given, tx)
    await setShopTrusted(services, callerAt('admin', hoursAgo(700)), asan.shopId, true)
    await beginListing(services, palpa, 'manager', demo.begunListing)
    for (const listing of [demo.pausedListing, ...demo.demoListings])
      await makeListing(services, palpa, listing)
    for (const change of demo.demoChanges)
      await changeListed(services, change.shop === palpa.slug ? palpa : asan, change)
    if ((await listSavedAnswers(tx)).length === 0)
      for (const words of demo.demoAnswers)
        await saveAnswer(services, callerAt('staff', hoursAgo(500)), words)
  })
}
