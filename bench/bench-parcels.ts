import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { listUnlisted } from '../api/src/domains/listings/listings.service.ts'
import { makeCategory, makeVendor } from '../api/test/catalogue-factories.ts'
import { bearer, makeToken } from '../api/test/factories.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { fillShop } from './listings/fill-shop.ts'
import { measureAlternating } from './measure/alternating.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { table } from './markdown.ts'
import { median } from './measure/statistics.ts'
import { fillParcels } from './parcels/fill-parcels.ts'
import { parcelCalls, type ParcelAskers } from './parcels/parcel-calls.ts'
import { openFilled } from './servers/filled-server.ts'

const few = 1000
const many = 100_000
const products = 200
const rounds = process.argv.includes('--quick') ? 2 : 7
/** Every batch sends one request more than it counts, and there is one round more; twenty are for papers. */
const fresh = 20 + (rounds + 1) * 26

/** A server of its own on the demo with one shop that has so many parcels, and what its members and staff do. */
const openParcels = (count: number) =>
  openFilled(
    async (services, client): Promise<ParcelAskers> => {
      const owner = await makeToken(services, 'vendor')
      const staff = await makeToken(services, 'admin')
      const { id: vendorId, slug } = await makeVendor(services)
      const { id: categoryId } = await makeCategory(services)
      await fillShop(client, services, { vendorId, categoryId, ownerId: owner.user.id, count: products })
      await listUnlisted(services.db)
      const { rows } = await client.query<{ id: string }>('select min(id)::text as id from couriers')
      return {
        member: bearer(owner.token),
        staff: bearer(staff.token),
        path: `/api/vendor/shops/${toPublicId(slug, vendorId)}`,
        courierId: rows[0]!.id,
        fresh: await fillParcels(client, { vendorId, count, fresh }),
      }
    },
    (address, _client, askers) => parcelCalls(address, askers),
  )

/** Measures what a shop's members and staff do with parcels in a shop of few and of many, in turns. */
async function benchParcels(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const sides = [await openParcels(few), await openParcels(many)]
  // The first round lets the engine compile what it will run.
  await measureAlternating(sides, 1)
  const figures = await measureAlternating(sides, rounds)
  for (const { stop } of sides) await stop()
  const rows = [...figures].map(([name, [small, large]]) => {
    const [ofFew, ofMany] = [median(small!), median(large!)]
    return [name, ofFew.toFixed(2), ofMany.toFixed(2), (ofMany / ofFew).toFixed(2), '≤ 3']
  })
  const named = (count: number) => `CPU ms with ${count.toLocaleString('en')} parcels`
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after; ${rounds} rounds.`,
    table(['', named(few), named(many), 'ratio', 'goal'], rows),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchParcels())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
