import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { listProductAddresses } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { getProduct } from '@haat/api/domains/catalogue/product.service.ts'
import { refundLinesInTransaction } from '@haat/api/domains/orders/refunds/refund-lines.service.ts'
import { noteApprovals } from '@haat/api/domains/payouts/approve-payouts.service.ts'
import { repeatPayout, runPayouts } from '@haat/api/domains/payouts/propose-payouts.service.ts'
import { findLastRun, findOpenPayout } from '@haat/api/domains/payouts/read-payouts.service.ts'
import { lastRunDay } from '@haat/api/domains/payouts/run-days.ts'
import { noteFailed, noteSent, withdrawPayout } from '@haat/api/domains/payouts/send-payouts.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { peopleNeeded } from '@haat/contract/domains/payouts.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { refundParcel } from '../shopper/advance-parcel.ts'
import { historyServices } from '../shopper/history-services.ts'
import { callerOf } from '../staff/caller-at.ts'
import type { DemoBuyer } from '../shopper/demo-buyer.ts'
import { demoBoutique } from './demo-regulars.ts'
import { demoHotel, demoSchool } from './demo-sold.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs
const manyProducts = 1_000_000
const bowls = 'stoneware-dal-bowls-set-of-four-indigo'
const rojina = (at: Date) => callerOf(demoAccountIds.admin, at)
const dipesh = (at: Date) => callerOf(demoAccountIds.vendorStaff, at)

/** The moment at which the last run began. */
const lastRunAt = () => new Date(`${lastRunDay(new Date())}T06:00:00+05:45`)
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs)

/**
 * Lets shops have been paid, once: of an earlier run one payout arrived, one did and was followed by a refund, so that the shop
 * owes Haat, and two came back, of which one was repeated. Comes before all other sales, as the books go on in time.
 */
export async function ensureDemoPaidOut(given: Services) {
  if (await findLastRun(given.db)) return
  if (!(await findVendorBySlug(given.db, 'birgunj-digital'))) return
  await given.db.transaction(async (tx) => {
    const history = historyServices(given, tx)
    const { services } = history
    const { playBuyer, variantsOf: lettersOf } = await import('../shopper/ensure-demo-buyers.ts')
    const palpa = await findVendorBySlug(tx, 'palpa-dhaka-udhyog')
    const letters = await lettersOf(tx, palpa!.id)
    const variants = new Map([...letters, ...(await variantsOf(tx))])
    const buy = ({ address, orders, ...user }: DemoBuyer) =>
      playBuyer(history, user, address, variants, orders)
    const [ofBowls] = await buy(demoHotel)
    const ofBoutique = await buy(demoBoutique)
    const run = new Date(lastRunAt().getTime() - 2 * weekMs)
    await runPayouts(services, run)
    const pay = async (slug: string, reference: string) => {
      const { id, amountPaisa } = await openPayoutOf(tx, slug)
      await noteApprovals(tx, rojina(after(run, 5)), [id])
      if (peopleNeeded(amountPaisa) > 1) await noteApprovals(tx, dipesh(after(run, 6)), [id])
      await noteSent(services, tx, dipesh(after(run, 7)), { id, reference })
      return id
    }
    await pay('palpa-dhaka-udhyog', 'NBL 77120418')
    await pay('thimi-mato-kala', '0AE4C1')
    const birgunj = await pay('birgunj-digital', 'SBI 5500317')
    const patan = await pay('patan-dhalaut-kala', 'RBB 1180092')
    for (const [at, slug] of (await listProposed(tx)).entries()) await pay(slug, `HT ${String(7712 + at)}`)
    const missing = { id: birgunj, reason: 'number', words: 'One figure is missing.' } as const
    await noteFailed(services, tx, rojina(after(run, 30)), missing)
    await noteFailed(services, tx, rojina(after(run, 31)), { id: patan, reason: 'closed', words: '' })
    const again = await repeatPayout(services, dipesh(after(run, 54)), birgunj)
    await noteApprovals(tx, rojina(after(run, 55)), [again])
    await refundLinesInTransaction(
      services,
      tx,
      rojina(after(run, 76)),
      { number: ofBoutique[3]!, position: 1 },
      {
        id: randomUUID(),
        lines: [{ variantId: String(letters.get('f')), quantity: 1 }],
        reason: 'The border of one came undone; the shopper sent a photo.',
      },
    )
    const place = { number: ofBowls!, position: 1 }
    const variantId = String(variants.get(bowls))
    await refundLinesInTransaction(services, tx, rojina(after(run, 100)), place, {
      id: randomUUID(),
      lines: [{ variantId, quantity: 2 }],
      reason: 'Two sets came with cracks; the hotel sent photos.',
    })
    await refundParcel(services, place.number, place.position)
    await buy(demoSchool)
  })
}

/** The run of the last Tuesday: one waits for a second person, one is approved, one was withdrawn, the others wait. */
export async function ensureDemoPayoutRun(given: Services) {
  const at = lastRunAt()
  const last = await findLastRun(given.db)
  if (!last || last.day === lastRunDay(at)) return
  await given.db.transaction(async (tx) => {
    const { services } = historyServices(given, tx)
    await runPayouts(services, at)
    await noteApprovals(tx, dipesh(after(at, 4)), [await payoutOf(tx, 'putalisadak-computers')])
    await noteApprovals(tx, dipesh(after(at, 4.1)), [await payoutOf(tx, 'pokhara-mobile-hub')])
    const words = 'The shop asked us to wait for its new account.'
    await withdrawPayout(services, rojina(after(at, 5)), await payoutOf(tx, 'chandragiri-felt'), words)
  })
}

async function openPayoutOf(tx: Tx, slug: string) {
  const vendor = await findVendorBySlug(tx, slug)
  return (await findOpenPayout(tx, vendor!.id))!
}
const payoutOf = async (tx: Tx, slug: string) => (await openPayoutOf(tx, slug)).id

/** The shops whose payouts wait for somebody. */
async function listProposed(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select v.slug from payouts p join vendors v on v.id = p.vendor_id where p.state = 'proposed' order by p.id`,
  )
  return rows.map(({ slug }) => slug)
}

async function variantsOf(tx: Tx): Promise<Map<string, number>> {
  const orders = [...demoHotel.orders, ...demoSchool.orders]
  const slugs = new Set(orders.flatMap(({ goods }) => Object.keys(goods)))
  const sold = (await listProductAddresses(tx, 0, manyProducts)).filter(({ slug }) => slugs.has(slug))
  const variants = new Map<string, number>()
  for (const { slug, id } of sold) {
    variants.set(slug, Number((await getProduct(tx, toPublicId(slug, id))).variants[0]!.id))
  }
  return variants
}
