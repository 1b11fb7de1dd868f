import { randomUUIDv7 } from 'node:crypto'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { dealTimes, startOfDay } from '@haat/contract/domains/listings.prices.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { listProductsOfVendor, replacePrices } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { listVariants, type VariantRow } from '@haat/api/domains/catalogue/prices/prices.service.ts'
import { listingPage } from '@haat/api/domains/listings/listing-list.service.ts'
import { changePrices } from '@haat/api/domains/listings/prices/change-prices.service.ts'
import { hasDeals, insertDeals, planDeal } from '@haat/api/domains/listings/prices/deals.service.ts'
import { membershipFinder } from '@haat/api/domains/members/members.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

const createdBy = demoAccountIds.vendor
const dayAhead = (days: number) => addDays(nepalDay(Date.now()), days)
/** Reduced by so many percent, to full tens of rupees. */
const reduced = ({ pricePaisa }: VariantRow, percent: number) =>
  Math.max(100, Math.floor((pricePaisa * (100 - percent)) / 100_000) * 1000)

/** One shop with a deal that runs, one that waits and one that is over, and with a variant that is switched off; once. */
export async function ensureDemoDeals(services: Services) {
  const { db } = services
  const shop = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (!shop || (await hasDeals(db, shop.id))) return
  const membership = await membershipFinder(db)(createdBy, shop.id)
  if (!membership) return
  const { items } = await listingPage(services, shop.id, { kind: 'product', searchTerm: '', pageSize: 100 })
  const listingIds = new Map(items.map(({ id, publicId }) => [publicId && numberOfPublicId(publicId), id]))
  const products = (await listProductsOfVendor(db, shop.id)).filter(
    ({ id, oldPricePaisa }) => oldPricePaisa === null && listingIds.has(id),
  )
  const withChoice = products.filter(({ variantCount }) => variantCount > 2)
  const [running, waiting, switchedOff] = [...withChoice, ...products]
  const over = products.findLast((product) => ![running, waiting, switchedOff].includes(product))
  const at = (productId: number) => ({ membership, listingId: listingIds.get(productId)! })
  const plan = async (productId: number, from: number, until: number, percent: number) => {
    const prices = (await listVariants(db, productId)).map((variant) => ({
      variantId: String(variant.id),
      pricePaisa: reduced(variant, percent),
    }))
    await planDeal(
      services,
      at(productId),
      { from: dayAhead(from), until: dayAhead(until), prices },
      createdBy,
    )
  }
  if (running) await plan(running.id, 0, 13, 15)
  if (waiting) await plan(waiting.id, 6, 19, 20)
  if (over) await addPastDeal(services, { vendorId: shop.id, productId: over.id })
  if (switchedOff && switchedOff.variantCount > 1) {
    const last = (await listVariants(db, switchedOff.id)).at(-1)!
    await changePrices(services, at(switchedOff.id), [
      { variantId: String(last.id), wasOffered: true, isOffered: false },
    ])
  }
}

async function addPastDeal(
  { db }: Services,
  { vendorId, productId }: { vendorId: number; productId: number },
) {
  const { startsAt, endsAt } = dealTimes({ from: dayAhead(-38), until: dayAhead(-25) })
  const variants = await listVariants(db, productId)
  await db.transaction(async (tx) => {
    await insertDeals(tx, [
      {
        deal: {
          id: randomUUIDv7(),
          vendorId,
          productId,
          createdBy,
          startsAt,
          endsAt,
          createdAt: startOfDay(dayAhead(-41)),
          startedAt: startsAt,
          endedAt: endsAt,
        },
        prices: new Map(variants.map((variant) => [variant.id, reduced(variant, 12)])),
      },
    ])
    await replacePrices(
      tx,
      variants.flatMap((variant) => {
        const point = (since: Date, pricePaisa: number) => ({
          variantId: variant.id,
          vendorId,
          since,
          pricePaisa,
        })
        return [
          point(startOfDay(dayAhead(-200)), variant.pricePaisa),
          point(startsAt, reduced(variant, 12)),
          point(endsAt, variant.pricePaisa),
        ]
      }),
    )
  })
}
