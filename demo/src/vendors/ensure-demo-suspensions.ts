import {
  insertProducts,
  insertVariants,
  listCategoryRows,
} from '@haat/api/domains/catalogue/catalogue.service.ts'
import { addMember } from '@haat/api/domains/members/members.service.ts'
import { insertSuspension } from '@haat/api/domains/vendors/suspensions/suspensions.service.ts'
import { listUnlisted } from '@haat/api/domains/listings/listings.service.ts'
import { findVendorBySlug, insertVendors, recountVendors } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { bilingual, type Pair } from '../shop/bilingual.ts'
import { slugOf } from '../shop/slug-of.ts'
import { vendorRow } from './load-vendors.ts'
import { vendor } from './vendor.ts'

/** A shop beside the sixty that are open, so that what people count in the shop stays what it was. */
const suspendedVendor = vendor({
  name: ['Kalimati Jadibuti Chiya', 'कालिमाटी जडीबुटी चिया'],
  legalName: ['Kalimati Jadibuti Chiya Udhyog', 'कालिमाटी जडीबुटी चिया उद्योग'],
  town: ['Kalimati', 'कालिमाटी'],
  local: ['Kathmandu', 'काठमाडौं'],
  ward: 13,
  district: 'kathmandu',
  sign: 'का',
  colour: 'pine',
  banner: ['teapot', 'teacup-without-handle', 'pine'],
  about: [
    'Herbs from the hills of Dolakha, dried in the shade and packed at Kalimati. Tulsi, ginger and timur go into the cup, and nothing else.',
    'दोलखाका पहाडका जडीबुटी छहारीमा सुकाएर कालिमाटीमै प्याक गरिन्छ। कपमा तुलसी, अदुवा र टिमुर, अरू केही होइन।',
  ],
  since: 2078,
  pan: '609482175',
  isVatRegistered: false,
  grievanceName: 'Maiya Khadka',
  returns: 'food',
})

const teas: { title: Pair; text: Pair; rupees: number }[] = [
  {
    title: ['Tulsi and ginger tea', 'तुलसी अदुवा चिया'],
    text: [
      'Tulsi leaves and dried ginger, twenty bags. Pour boiling water over it and wait five minutes.',
      'तुलसीको पात र सुकेको अदुवा, बीस थैली। उम्लेको पानी खन्याएर पाँच मिनेट पर्खनुहोस्।',
    ],
    rupees: 280,
  },
  {
    title: ['Timur and lemongrass tea', 'टिमुर र कागतीघाँस चिया'],
    text: [
      'Timur from Dolakha with lemongrass, loose in a tin of 80 grams. It bites a little.',
      'दोलखाको टिमुर र कागतीघाँस, ८० ग्रामको डिब्बामा। अलिकति पिरो।',
    ],
    rupees: 340,
  },
  {
    title: ['Rhododendron petal tea', 'गुराँस फूलको चिया'],
    text: [
      'Petals gathered in spring and dried in the shade. Red in the cup, sour in the mouth.',
      'वसन्तमा टिपेर छहारीमा सुकाइएका गुराँसका पात। कपमा रातो, मुखमा अमिलो।',
    ],
    rupees: 420,
  },
]

const words =
  'Your licence of the food authority has expired. Please send us the new one, and we open the shop on the same day.'
const endedWords = 'Two buyers got another cloth than the pictures show. Please correct the pictures first.'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Makes one shop that is suspended, with a few products, and gives another a suspension that has ended; once. */
export async function ensureDemoSuspensions({ db }: Services) {
  if (await findVendorBySlug(db, suspendedVendor.slug)) return
  const { demoShop } = await import('../shop/demo-shop.ts')
  const shop = demoShop()
  await db.transaction(async (tx) => {
    const { banner } = shop.vendors.find(({ slug }) => slug === 'ilam-chiya-ghar')!
    const row = vendorRow(shop, { ...suspendedVendor, banner }, daysAgo(530))
    const [made] = await insertVendors(tx, [row])
    const vendorId = made!.id
    const by = { suspendedBy: demoAccountIds.admin }
    // Before its products, so that no category counts them.
    await insertSuspension(tx, { ...by, vendorId, reason: 'papers-expired', words, createdAt: daysAgo(6) })
    const pictures = shop.products.filter(({ category }) => category === 'tea').slice(0, teas.length)
    await insertTeas(
      tx,
      vendorId,
      pictures.map((product, at) =>
        product.pictures.map((spec) => shop.picture(spec, bilingual(...teas[at]!.title))),
      ),
    )
    const owner = { vendorId, userId: demoAccountIds.secondOwner, role: 'owner' as const, actorId: null }
    await addMember(tx, { ...owner, createdAt: daysAgo(530) })
    // Of all others nothing has changed, and there may be too many to count in one statement.
    await recountVendors(tx, [vendorId])
    await listUnlisted(tx, vendorId)
    const reopened = await findVendorBySlug(tx, 'asan-kapada-pasal')
    if (!reopened) return
    await insertSuspension(tx, {
      ...by,
      vendorId: reopened.id,
      reason: 'not-as-described',
      words: endedWords,
      createdAt: daysAgo(71),
      endedAt: daysAgo(69),
      endedHow: 'staff',
      endedBy: demoAccountIds.admin,
      endWords: 'The pictures are right now. Thank you for the quick answer.',
    })
  })
}

type Pictures = Parameters<typeof insertProducts>[1][number]['pictures']

async function insertTeas(tx: Tx, vendorId: number, pictures: Pictures[]) {
  const category = (await listCategoryRows(tx, 'product')).find(({ slug }) => slug === 'tea')!
  const stock = 40
  const ids = await insertProducts(
    tx,
    teas.map(({ title, text, rupees }, at) => ({
      vendorId,
      categoryId: category.id,
      slug: slugOf(title[0]),
      title: title[0],
      titleNe: title[1],
      pictures: pictures[at]!,
      options: [],
      story: {
        headline: bilingual(...title),
        description: bilingual(...text),
        warranty: bilingual('None', 'छैन'),
        origin: bilingual('Nepal', 'नेपाल'),
        attributes: [],
        facts: [],
      },
      pricePaisa: rupees * 100,
      isMadeInNepal: true,
      isInStock: true,
      stockLeft: stock,
      variantCount: 1,
      returnDays: 7,
      minDays: 2,
      maxDays: 4,
      isCashPossible: true,
      createdAt: daysAgo(400 - at * 30),
    })),
  )
  await insertVariants(
    tx,
    teas.map(({ title, rupees }, at) => ({
      vendorId,
      productId: ids[at]!,
      sku: `${slugOf(title[0]).slice(0, 24).toUpperCase()}-${ids[at]}-1`,
      values: [],
      pricePaisa: rupees * 100,
      position: 0,
      onHand: stock,
    })),
  )
}
