import { createListing } from '@haat/api/domains/listings/draft.service.ts'
import { saveListing } from '@haat/api/domains/listings/save-draft.service.ts'
import { insertListingPicture } from '@haat/api/domains/listings/pictures/listing-pictures.service.ts'
import { submitListing } from '@haat/api/domains/listings/submit-listing.service.ts'
import { addMember } from '@haat/api/domains/members/members.service.ts'
import { findPicturesById } from '@haat/api/domains/pictures/pictures.service.ts'
import { findVendorBySlug, insertVendors } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { bilingual } from '../shop/bilingual.ts'
import { historyServices } from '../shopper/history-services.ts'
import { vendorRow } from '../vendors/load-vendors.ts'
import { vendor } from '../vendors/vendor.ts'
import { demoShopOf, editorOf, hoursAgo } from './demo-shop-of.ts'

/** A shop that was opened two days ago and has nothing on sale yet. */
const newVendor = vendor({
  name: ['Bandipur Bunai Ghar', 'बन्दिपुर बुनाइ घर'],
  legalName: ['Bandipur Bunai Udhyog', 'बन्दिपुर बुनाइ उद्योग'],
  town: ['Bandipur', 'बन्दिपुर'],
  local: ['Bandipur', 'बन्दिपुर'],
  ward: 4,
  district: 'tanahun',
  sign: 'ब',
  colour: 'marigold',
  banner: ['thread', 'yarn', 'clay'],
  about: [
    'Cotton and nettle from one house above the bazaar of Bandipur: three sisters, two looms, and a sewing machine that was their mother’s.',
    'बन्दिपुर बजारमाथिको एउटै घरबाट सुती र अल्लो: तीन दिदीबहिनी, दुई तान, र आमाको पालाको सिलाइ मेसिन।',
  ],
  since: 2081,
  pan: '609771342',
  isVatRegistered: false,
  grievanceName: 'Bel Maya Gurung',
  returns: 'general',
})

const name = bilingual('Hand-woven cotton blouse, Bandipur red', 'हाते तानको सुती चोलो, बन्दिपुरे रातो')
const story = bilingual(
  'Woven and sewn in one house above the bazaar of Bandipur. Our first piece on Haat.',
  'बन्दिपुर बजारमाथिको एउटै घरमा बुनेर सिलाइएको। हाटमा हाम्रो पहिलो सामान।',
)

/** Makes a shop whose first listing waits for staff, once. Staff look at those first. */
export async function ensureDemoNewShop(given: Services) {
  if (await findVendorBySlug(given.db, newVendor.slug)) return
  const { demoShop } = await import('../shop/demo-shop.ts')
  const demo = demoShop()
  const blouse = demo.products.find(({ title }) => title.en === 'Dhaka blouse, rhododendron red')!
  const pictureIds = blouse.pictures.map((spec) => demo.picture(spec, name).src.replace('/pictures/', ''))
  // A demo that an older version made has other pictures.
  if ((await findPicturesById(given.db, pictureIds)).size < pictureIds.length) return
  const { banner } = demo.vendors.find(({ slug }) => slug === 'palpa-dhaka-udhyog')!
  await given.db.transaction(async (tx) => {
    const createdAt = hoursAgo(50)
    const [made] = await insertVendors(tx, [vendorRow(demo, { ...newVendor, banner }, createdAt)])
    const owner = { vendorId: made!.id, userId: demoAccountIds.newOwner, role: 'owner' as const }
    await addMember(tx, { ...owner, actorId: null, createdAt })
    await sendFirstListing(historyServices(given, tx).services, pictureIds)
  })
}

async function sendFirstListing(services: Services, pictureIds: string[]) {
  const shop = (await demoShopOf(services, newVendor.slug))!
  const uploadedBy = demoAccountIds.newOwner
  for (const pictureId of pictureIds)
    await insertListingPicture(services.db, { vendorId: shop.vendorId, pictureId, uploadedBy })
  const editor = await editorOf(services, shop, 'newOwner', hoursAgo(3))
  const begun = await createListing(services, editor, { kind: 'product', key: 'demo-first-listing' })
  const saved = await saveListing(services, editor, begun.id, {
    version: begun.version,
    fields: {
      name,
      story,
      categorySlug: 'women',
      pictures: pictureIds.map((pictureId) => ({ pictureId, alt: name })),
      variants: [{ values: [], sku: 'BLS-1', pricePaisa: 165_000, stock: 6, isOffered: true }],
      particulars: {
        origin: 'np:tanahun',
        maker: newVendor.name,
        material: bilingual('100% cotton', '१००% सुती'),
        warranty: 'P0D',
        'best-before': 'P0D',
        mrp: '180000',
      },
      weightGrams: 300,
      readyDays: 2,
    },
  })
  await submitListing(services, editor, saved.id, saved.version)
}
