import { randomUUID } from 'node:crypto'
import type { ProductContent, ServiceContent } from '@haat/contract/domains/listings.content.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { makeCategory } from './catalogue-factories.ts'
import type { makeShop, Person } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

const both = (en: string, ne = `${en} ने`) => ({ en, ne })

/** Puts pictures into the shop's own as if members had uploaded them; returns their ids. */
export async function makeListingPictures(haat: TestApp, vendorId: number, userId: string, count = 3) {
  const ids = Array.from({ length: count }, () => randomUUID().replaceAll('-', ''))
  for (const id of ids) {
    await haat.database.pool.query(
      `insert into pictures (id, width, height, blur, widths, status) values ($1, 640, 640, 'data:,', '{160,320,640}', 'ready')`,
      [id],
    )
    await haat.database.pool.query(
      `insert into listing_pictures (vendor_id, picture_id, uploaded_by) values ($1, $2, $3)`,
      [vendorId, id, userId],
    )
  }
  return ids
}

/** A product that can be sent: two sizes, three pictures. */
export const productFields = (pictures: string[], categorySlug: string, sku = randomUUID().slice(0, 8)) =>
  ({
    name: both('Allo nettle scarf', 'अल्लोको गलबन्दी'),
    story: both('Spun and woven in Rukum.', 'रुकुममा कातेर बुनिएको।'),
    categorySlug,
    pictures: pictures.map((pictureId) => ({ pictureId, alt: both('A scarf on a table') })),
    particulars: {},
    options: [
      {
        key: 'size',
        name: both('Size', 'नाप'),
        values: [
          { key: 'short', name: both('Short', 'छोटो'), pictureId: null },
          { key: 'long', name: both('Long', 'लामो'), pictureId: null },
        ],
      },
    ],
    variants: [
      { values: ['short'], sku: `${sku}-S`, pricePaisa: 1700_00, stock: 6, isOffered: true },
      { values: ['long'], sku: `${sku}-L`, pricePaisa: 1900_00, stock: 4, isOffered: true },
    ],
    attributes: [],
    weightGrams: 320,
    readyDays: 1,
    isCashPossible: true,
    returnDays: 7,
  }) satisfies Omit<ProductContent, 'kind'>

export const serviceFields = (pictures: string[], categorySlug: string) =>
  ({
    name: both('Loom repair', 'तान मर्मत'),
    story: both('We come and mend your loom.', 'घरमै आएर तान बनाउँछौं।'),
    categorySlug,
    pictures: pictures.map((pictureId) => ({ pictureId, alt: both('A loom') })),
    particulars: {},
    runBy: both('Sita Tamang', 'सीता तामाङ'),
    priceUnit: 'visit',
    options: [
      {
        key: 'small',
        name: both('Small repair', 'सानो मर्मत'),
        minutes: 60,
        visitPaisa: 200_00,
        labourPaisa: 500_00,
      },
    ],
    parts: [{ name: both('Heddle', 'राछ'), pricePaisa: 150_00 }],
    included: [both('Oil and thread', 'तेल र धागो')],
    areas: [{ district: 'kathmandu', wards: '' }],
    warrantyDays: 30,
  }) satisfies Omit<ServiceContent, 'kind'>

type Shop = Pick<Awaited<ReturnType<typeof makeShop>>, 'vendorId' | 'path'>

/** Calls that a member makes about listings; each answers with the listing as it is then. */
export function listingMember(haat: TestApp, { vendorId, path }: Shop, person: Person) {
  const read = async (id: string) => (await person.send(`GET ${path}/listings/${id}`)).json().data as Listing
  return {
    person,
    read,
    async begin(kind: 'product' | 'service' = 'product') {
      const answer = await person.send(`POST ${path}/listings`, { kind, key: randomUUID() })
      return answer.json().data as Listing
    },
    async save(id: string, fields: object, version?: number) {
      const seen = version ?? (await read(id)).version
      return person.send(`PATCH ${path}/listings/${id}/draft`, { version: seen, fields })
    },
    async submit(id: string) {
      const { version } = await read(id)
      return person.send(`POST ${path}/listings/${id}/submit`, { version })
    },
    /** A listing that staff have to look at. */
    async send(kind: 'product' | 'service' = 'product') {
      const category = await makeCategory(haat.services, { kind })
      const pictures = await makeListingPictures(haat, vendorId, person.user.id)
      const { id } = await this.begin(kind)
      const fields =
        kind === 'product' ? productFields(pictures, category.slug) : serviceFields(pictures, category.slug)
      await this.save(id, fields)
      const answer = await this.submit(id)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { id, category, pictures, fields, listing: answer.json().data as Listing }
    },
  }
}
