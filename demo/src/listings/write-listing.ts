import { createListing } from '@haat/api/domains/listings/draft.service.ts'
import { saveListing } from '@haat/api/domains/listings/save-draft.service.ts'
import { approveListing, sendBackListing } from '@haat/api/domains/listings/review/decide.service.ts'
import { reviewPage } from '@haat/api/domains/listings/review/review.service.ts'
import { pauseListing, submitListing } from '@haat/api/domains/listings/submit-listing.service.ts'
import type { Services } from '@haat/api/services.ts'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { callerAt } from '../staff/caller-at.ts'
import type { DemoChange, DemoListing, Decision } from './demo-listings.ts'
import { editorOf, findListed, hoursAgo, type DemoMember, type DemoShop } from './demo-shop-of.ts'

type Words = Pick<DemoListing, 'key' | 'hoursAgo' | 'name' | 'story' | 'categorySlug'>

/** Begins a listing and leaves it half done. */
export async function beginListing(services: Services, shop: DemoShop, account: DemoMember, words: Words) {
  const { key, hoursAgo: hours, ...fields } = words
  const editor = await editorOf(services, shop, account, hoursAgo(hours))
  const { id, version } = await createListing(services, editor, { kind: 'product', key })
  await saveListing(services, editor, id, { version, fields })
}

/** Writes a whole listing with the pictures of another of the shop, and lets happen to it what the demo tells. */
export async function makeListing(services: Services, shop: DemoShop, demo: DemoListing) {
  const source = await findListed(services, shop, demo.picturesOf)
  if (!source) return
  const editor = await editorOf(services, shop, 'vendor', hoursAgo(demo.hoursAgo))
  const begun = await createListing(services, editor, { kind: 'product', key: demo.key, copyOf: source.id })
  const fields = fieldsOf(demo, begun.content as ProductContent)
  const saved = await saveListing(services, editor, begun.id, { version: begun.version, fields })
  if (!demo.sent) return
  await send(services, shop, saved, 'vendor', demo.sent.hoursAgo)
  if (demo.approved) {
    const versionId = await waitingVersion(services, shop, saved.id)
    await approveListing(services, callerAt('admin', hoursAgo(demo.approved.hoursAgo)), versionId)
  }
  if (demo.sentBack) await sendBack(services, shop, saved.id, demo.sentBack)
  if (demo.isPaused) await pauseListing(services, editor, saved.id, true)
}

/** Sends new words of something that is on sale. */
export async function changeListed(services: Services, shop: DemoShop, demo: DemoChange) {
  const listed = await findListed(services, shop, demo.title)
  if (!listed) return
  const editor = await editorOf(services, shop, demo.by, hoursAgo(demo.hoursAgo))
  const { story, particulars } = demo
  const fields = { story, particulars, weightGrams: 450 }
  const saved = await saveListing(services, editor, listed.id, { version: 0, fields })
  await send(services, shop, saved, demo.by, demo.hoursAgo)
  if (demo.sentBack) await sendBack(services, shop, saved.id, demo.sentBack)
}

async function send(services: Services, shop: DemoShop, saved: Listing, by: DemoMember, hours: number) {
  const editor = await editorOf(services, shop, by, hoursAgo(hours))
  await submitListing(services, editor, saved.id, saved.version)
}

async function sendBack(services: Services, shop: DemoShop, listingId: string, decision: Decision) {
  const caller = callerAt('admin', hoursAgo(decision.hoursAgo))
  const { reasons, words } = decision
  await sendBackListing(services, caller, await waitingVersion(services, shop, listingId), { reasons, words })
}

async function waitingVersion({ db }: Services, { shopId: shop }: DemoShop, listingId: string) {
  const { items } = await reviewPage(db, { state: 'waiting', shop, pageSize: 100 })
  return items.find((card) => card.listingId === listingId)!.id
}

/** Each size of the other listing is sold, in as many pieces as there are for all of them. */
function fieldsOf(demo: DemoListing, { pictures, options, variants }: ProductContent) {
  const { name, story, categorySlug, particulars, rupees, stock, sku } = demo
  return {
    name,
    story,
    categorySlug,
    particulars,
    options,
    pictures: pictures.map(({ pictureId }) => ({ pictureId, alt: name })),
    variants: variants.map(({ values }) => ({
      values,
      sku: [sku, ...values].join('-').toUpperCase(),
      pricePaisa: rupees * 100,
      stock: Math.ceil(stock / variants.length),
      isOffered: true,
    })),
    attributes: [],
    weightGrams: 380,
    readyDays: 2,
    isCashPossible: true,
    returnDays: 7,
  }
}
