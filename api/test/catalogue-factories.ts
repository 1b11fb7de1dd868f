import { randomUUID } from 'node:crypto'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import {
  insertCategories,
  insertProducts,
  insertVariants,
  recountCategories,
} from '#domains/catalogue/catalogue.service.ts'
import {
  insertServiceAreas,
  insertServiceOptions,
  insertServices,
} from '#domains/services/services.service.ts'
import { insertVendors, recountVendors } from '#domains/vendors/vendors.service.ts'
import type { Services } from '#services.ts'

const both = (text: string) => ({ en: text, ne: `${text} नेपाली` })
const short = () => randomUUID().slice(0, 8)

export const somePicture: Picture = {
  src: '/pictures/0123456789abcdef',
  widths: [160, 320, 640],
  width: 640,
  height: 640,
  blur: 'data:image/svg+xml,x',
  alt: both('A shawl'),
}

type NewVendor = Parameters<typeof insertVendors>[1][number]

export async function makeVendor({ db }: Services, changes: Partial<NewVendor> = {}) {
  const slug = changes.slug ?? `vendor-${short()}`
  const [row] = await insertVendors(db, [
    {
      slug,
      name: 'Pashupati Pashmina',
      nameNe: 'पशुपति पश्मिना',
      legalName: 'Pashupati Pashmina Udhyog Pvt. Ltd.',
      legalNameNe: 'पशुपति पश्मिना उद्योग प्रा. लि.',
      place: both('Kathmandu'),
      district: 'kathmandu',
      address: both('Gaushala'),
      sign: 'प',
      signColour: 'crimson',
      banner: somePicture,
      about: both('Weavers'),
      sinceYearBs: 2076,
      registrationNumber: '1234/076/77',
      panNumber: short(),
      isVatRegistered: true,
      grievanceName: 'Sita Gurung',
      grievancePhone: '01-4412345',
      grievanceEmail: 'sita@pashupati.example',
      returnPolicy: both('Seven days'),
      ...changes,
    },
  ])
  return { id: row!.id, slug }
}

export async function makeCategory(
  { db }: Services,
  changes: { slug?: string; parentId?: number; kind?: 'product' | 'service'; name?: string } = {},
) {
  const { slug = `category-${short()}`, parentId = null, kind = 'product', name = 'Shawls' } = changes
  const [row] = await insertCategories(db, [{ kind, slug, parentId, name, nameNe: 'पछ्यौरा', position: 0 }])
  return row!
}

type NewProduct = Parameters<typeof insertProducts>[1][number]
interface ProductChanges extends Partial<NewProduct> {
  vendorId: number
  categoryId: number
  /** The variants of the product; left out, there is one without option values. */
  variants?: { values: string[]; onHand: number; pricePaisa?: number }[]
}

export async function makeProduct({ db }: Services, { variants, ...changes }: ProductChanges) {
  const made = variants ?? [{ values: [], onHand: changes.stockLeft ?? 20 }]
  const stockLeft = made.reduce((sum, variant) => sum + variant.onHand, 0)
  const row: NewProduct = {
    slug: 'hand-woven-shawl',
    title: 'Hand-woven shawl',
    titleNe: 'हाते पछ्यौरा',
    pictures: [somePicture],
    options: [],
    story: {
      headline: both('Woven by hand'),
      description: both('Two weavers, four days.'),
      warranty: both('1 year'),
      origin: both('Nepal'),
      attributes: [{ name: both('Material'), value: both('Wool') }],
      facts: [],
    },
    pricePaisa: 6450_00,
    isMadeInNepal: true,
    isInStock: stockLeft > 0,
    stockLeft,
    variantCount: made.length,
    returnDays: 7,
    minDays: 2,
    maxDays: 4,
    isCashPossible: true,
    ...changes,
  }
  const [id] = await insertProducts(db, [row])
  await insertVariants(
    db,
    made.map(({ values, onHand, pricePaisa = row.pricePaisa }, position) => ({
      vendorId: row.vendorId,
      productId: id!,
      sku: `SKU-${id}-${position}`,
      values,
      pricePaisa,
      position,
      onHand,
    })),
  )
  return { number: id!, id: toPublicId(row.slug, id!) }
}

const colour = (key: string, en: string, ne: string) => ({ key, name: { en, ne }, pictureIndex: null })
/** A product whose title names the first of its colours. */
export const colouredShawl = {
  title: 'Shawl, rhododendron red',
  titleNe: 'सल, गुराँसे रातो',
  options: [
    {
      key: 'colour',
      name: { en: 'Colour', ne: 'रङ' },
      values: [colour('red', 'Rhododendron red', 'गुराँसे रातो'), colour('blue', 'Glacier blue', 'हिमनदी नीलो')],
    },
  ],
} satisfies Partial<NewProduct>

type NewService = Parameters<typeof insertServices>[1][number]
interface ServiceChanges extends Partial<NewService> {
  vendorId: number
  categoryId: number
  districts?: string[]
}

export async function makeService(
  { db }: Services,
  { districts = ['lalitpur'], ...changes }: ServiceChanges,
) {
  const day = { opens: 540, closes: 1020 }
  const row: NewService = {
    slug: 'plumber',
    title: 'Plumber at home',
    titleNe: 'घरमै प्लम्बर',
    pictures: [somePicture],
    story: {
      description: both('Dripping taps'),
      runBy: both('Ramesh Tamang'),
      parts: [],
      warrantyDays: 30,
    },
    hours: [day, day, day, day, day, day, null],
    openDays: [0, 1, 2, 3, 4, 5],
    priceUnit: 'visit',
    fromPaisa: 800_00,
    ...changes,
  }
  const [id] = await insertServices(db, [row])
  const owner = { serviceId: id!, vendorId: row.vendorId }
  const option = { name: both('One job'), minutes: 60, visitPaisa: 200_00, labourPaisa: 600_00, position: 0 }
  await insertServiceOptions(db, [{ ...owner, ...option }])
  await insertServiceAreas(
    db,
    districts.map((district) => ({ ...owner, district })),
  )
  return toPublicId(row.slug, id!)
}

/** Brings the counts of categories and vendors up to date, after products were made. */
export async function recount({ db }: Services) {
  await recountCategories(db)
  await recountVendors(db)
}
