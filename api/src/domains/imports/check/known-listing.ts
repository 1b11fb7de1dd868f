import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { mrpKey } from '@haat/contract/domains/listings.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { currentContentOf, liveContentOf } from '../../listings/live-version.service.ts'
import { listOpenDeals, type OpenDeal } from '../../listings/prices/deals.service.ts'
import { listStored, type StoredListing } from '../../listings/listings.service.ts'

/** A choice that shoppers can buy, with what it costs when no deal runs. */
export interface SoldVariant {
  id: number
  values: string[]
  sku: string
  pricePaisa: number
  isOffered: boolean
  onHand: number
  promised: number
}

/** A listing of the shop as rows of a file are compared with it. */
export interface KnownListing {
  id: number
  version: number
  isLive: boolean
  isPaused: boolean
  /** What somebody prepares beside what is live, which an import must not send for them. */
  hasOwnDraft: boolean
  content: ProductContent
  /** By their SKUs; none while it is not in the shop. */
  sold: Map<string, SoldVariant>
  mrpPaisa: number | null
  deal: { from: string; until: string; isRunning: boolean; prices: Map<number, number> } | null
}

function toKnown(stored: StoredListing, deals: Map<number, OpenDeal>): KnownListing[] {
  const { listing, product, waiting } = stored
  const content = currentContentOf(stored)
  if (content.kind !== 'product') return []
  const live = liveContentOf(stored)
  const deal = listing.productId === null ? undefined : deals.get(listing.productId)
  const caps = [live, waiting?.content].flatMap((one) => Number(one?.particulars[mrpKey]) || [])
  const sold = listing.isLive ? (product?.variants ?? []) : []
  return [
    {
      id: listing.id,
      version: listing.version,
      isLive: listing.isLive,
      isPaused: listing.isPaused,
      hasOwnDraft: listing.isLive && listing.draft !== null,
      content,
      sold: new Map(
        sold.map(({ id, values, sku, standingPaisa, isOffered, onHand, reserved, allocated }) => [
          sku,
          { id, values, sku, pricePaisa: standingPaisa, isOffered, onHand, promised: reserved + allocated },
        ]),
      ),
      mrpPaisa: caps.length > 0 ? Math.min(...caps) : null,
      deal: deal
        ? {
            from: nepalDay(deal.startsAt),
            until: addDays(nepalDay(deal.endsAt), -1),
            isRunning: deal.startedAt !== null,
            prices: deal.prices,
          }
        : null,
    },
  ]
}

/** Products of the shop as they are now; services and what belongs to others are left out. */
export async function listKnown(db: Tx, vendorId: number, ids: number[]): Promise<KnownListing[]> {
  const stored = await listStored(db, vendorId, ids)
  const productIds = stored.flatMap(({ listing }) => listing.productId ?? [])
  const deals = await listOpenDeals(db, productIds)
  return stored.flatMap((one) => toKnown(one, deals))
}
