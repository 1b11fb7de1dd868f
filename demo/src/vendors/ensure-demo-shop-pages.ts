import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { ShopDraftInput } from '@haat/contract/domains/vendors.page.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { membershipFinder } from '@haat/api/domains/members/members.service.ts'
import { findPicturesById } from '@haat/api/domains/pictures/pictures.service.ts'
import { publishShopPage } from '@haat/api/domains/vendors/page/publish-shop-page.service.ts'
import { saveShopDraft } from '@haat/api/domains/vendors/page/shop-draft.service.ts'
import { readShopEdition } from '@haat/api/domains/vendors/page/shop-edition.service.ts'
import { saveShopHours, updateTimes } from '@haat/api/domains/vendors/page/shop-hours.service.ts'
import { insertShopPicture } from '@haat/api/domains/vendors/page/shop-pictures.service.ts'
import { updateSlug } from '@haat/api/domains/vendors/page/shop-slug.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { bilingual } from '../shop/bilingual.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const dayAhead = (days: number) => addDays(nepalDay(Date.now()), days)

const deliveryWords = bilingual(
  'Folded in paper and packed in a box from Tansen. What is ordered before two leaves with the bus to Butwal the same day.',
  'कागजमा बेरेर तानसेनमै बाकसमा प्याक गर्छौँ। दुई बजेअघिको अर्डर त्यही दिन बुटवल जाने बसमा चढ्छ।',
)
const newDeliveryWords = bilingual(
  `${deliveryWords.en}\n\nCloth by the metre is cut after you order, so it leaves a day later.`,
  `${deliveryWords.ne}\n\nमिटरको कपडा अर्डरपछि मात्र काटिन्छ, त्यसैले एक दिन ढिलो निस्कन्छ।`,
)
const story = bilingual(
  'Dhaka cloth from Tansen since 2061 BS: topi, shawls, chaubandi and cloth by the metre. The patterns are counted by heart, no two bolts end alike.\n\nTwenty-two women weave with us, most of them at home. Whoever wants to see a loom is welcome in Tansen, on every open day before noon.',
  '२०६१ सालदेखि तानसेनको ढाका: टोपी, पछ्यौरी, चौबन्दी र मिटरका दरले कपडा। बुट्टा मनैले गनेर हालिन्छ, त्यसैले कुनै दुई थान उस्तै हुँदैनन्।\n\nबाइस जना महिला हामीसँग बुन्छन्, धेरैजसो आफ्नै घरमा। तान हेर्न मन लागे पसल खुलेका दिन बिहान तानसेन आउनुहोस्।',
)

const shopHours = [{ opens: 10 * 60, closes: 18 * 60 }]
const longDay = [
  { opens: 7 * 60, closes: 10 * 60 },
  { opens: 11 * 60, closes: 18 * 60 },
]

/** One shop with hours, logo and a draft; one that is on holiday; and one that had another address name before. */
export async function ensureDemoShopPages(services: Services) {
  await preparePage(services)
  await closeForHoliday(services)
  await renameShop(services)
}

async function preparePage(services: Services) {
  const { db } = services
  const shop = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (!shop || (await readShopEdition(services, db, shop.id)).version > 0) return
  const find = membershipFinder(db)
  const [owner, manager] = await Promise.all(
    [demoAccountIds.vendor, demoAccountIds.manager].map((userId) => find(userId, shop.id)),
  )
  if (!owner || !manager) return
  const { demoShop } = await import('../shop/demo-shop.ts')
  const demo = demoShop()
  const topi = demo.products.find(({ title }) => title.en.startsWith('Dhaka topi'))!
  const logo = demo.picture(topi.pictures[0]!, bilingual('Dhaka topi', 'ढाका टोपी'))
  const uploadedBy = demoAccountIds.vendor
  const pictureId = logo.src.replace('/pictures/', '')
  // A demo that an older version made has other pictures.
  const hasLogo = (await findPicturesById(db, [pictureId])).has(pictureId)
  if (hasLogo) await insertShopPicture(db, { vendorId: shop.id, kind: 'logo', pictureId, uploadedBy })
  const page: ShopDraftInput = {
    name: bilingual(shop.name, shop.nameNe),
    about: shop.about,
    returnPolicy: shop.returnPolicy,
    deliveryWords,
    banner: shop.banner,
    logo: hasLogo ? logo : null,
  }
  const editor = { membership: owner, caller: { userId: uploadedBy, at: hoursAgo(41 * 24) } }
  const { version } = await saveShopDraft(services, editor, 0, page)
  const published = await publishShopPage(services, editor, version)
  await saveShopDraft(
    services,
    { membership: manager, caller: { userId: demoAccountIds.manager, at: hoursAgo(2) } },
    published.version,
    { ...page, about: story, deliveryWords: newDeliveryWords },
  )
  await saveShopHours(services, owner, {
    version: 0,
    hours: [shopHours, longDay, longDay, longDay, longDay, shopHours, []],
    closedDays: [
      { day: dayAhead(11), words: bilingual('Wedding in the family', 'परिवारमा बिहे') },
      { day: dayAhead(34), words: bilingual('The looms are repaired', 'तान मर्मत') },
      { day: dayAhead(35), words: bilingual('The looms are repaired', 'तान मर्मत') },
    ],
    holiday: null,
  })
}

async function closeForHoliday({ db }: Services) {
  const shop = await findVendorBySlug(db, 'mustang-oon-udhyog')
  if (!shop || shop.closedUntil) return
  await db.transaction((tx) =>
    updateTimes(tx, shop.id, {
      hours: null,
      closedFrom: dayAhead(-3),
      closedUntil: dayAhead(10),
      closedReason: bilingual(
        'We bring the sheep down for the winter. Orders are welcome, and we pack them when we are back.',
        'हिउँदका लागि भेडा औल झार्दै छौँ। अर्डर गर्न सकिन्छ, फर्केपछि प्याक गर्छौँ।',
      ),
    }),
  )
}

/** Gives the shop its former name for a moment: that one leads to it from then on. */
async function renameShop({ db }: Services) {
  const former = 'jumla-kosheli-ghar'
  const shop = await findVendorBySlug(db, 'jumla-jaibik-kosheli')
  if (!shop || (await findVendorBySlug(db, former))) return
  await db.transaction(async (tx) => {
    await updateSlug(tx, shop.id, former)
    await updateSlug(tx, shop.id, shop.slug)
  })
}
