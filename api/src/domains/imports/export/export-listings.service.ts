import type { ImportField } from '@haat/contract/domains/imports.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { defuse } from '#platform/spreadsheets/defuse.ts'
import type { Services } from '#services.ts'
import { listProductListings } from '../../listings/listings.service.ts'
import { cellWords, readCategories } from '../check/check-facts.ts'
import { codeOfKey } from '../check/group-rows.ts'
import { listKnown } from '../check/known-listing.ts'
import { ownCodeOf, sharedCells, variantCells } from '../check/product-cells.ts'
import { fieldChoices } from '../columns/guess-columns.ts'

const listingsPerStep = 200

/** The columns of the template with the header in a language; those of particulars are the ones that categories ask for now. */
async function readColumns(db: Tx, language: Language) {
  const { particulars } = await readCategories(db)
  const choices = fieldChoices([...particulars.values()])
  return {
    particulars,
    fields: choices.map(({ field }) => field),
    header: choices.map(({ name }) => name[language]),
  }
}

/** Every variant that the shop lists as a row, read while the file is sent. An import of it changes nothing. */
export async function* exportRows(
  { db, config }: Pick<Services, 'db' | 'config'>,
  vendorId: number,
  language: Language,
): AsyncGenerator<string[]> {
  const { particulars, fields, header } = await readColumns(db, language)
  const words = cellWords(particulars, config.siteUrl)
  yield header
  for (let after = 0; ;) {
    const listed = await listProductListings(db, vendorId, after, listingsPerStep)
    if (listed.length === 0) return
    after = listed.at(-1)!.id
    const keys = new Map(listed.map(({ id, key }) => [id, key]))
    const known = await listKnown(db, vendorId, [...keys.keys()])
    for (const listing of known.toSorted((one, other) => one.id - other.id)) {
      const code = codeOfKey(keys.get(listing.id) ?? null) ?? ownCodeOf(listing.id)
      const shared = sharedCells(listing, code, words)
      for (const variant of listing.content.variants) {
        const cells = { ...shared, ...variantCells(listing, variant) }
        yield fields.map((field) => defuse(cells[field] ?? ''))
      }
    }
  }
}

const example: Partial<Record<ImportField, [string, string]>> = {
  code: ['SHAWL-1', 'SHAWL-1'],
  sku: ['SHAWL-1-RED', 'SHAWL-1-BLUE'],
  nameEn: ['Dhaka shawl', 'Dhaka shawl'],
  nameNe: ['ढाका सल', 'ढाका सल'],
  storyEn: ['Woven by hand in Palpa.', ''],
  storyNe: ['पाल्पामा हातले बुनिएको।', ''],
  price: ['2350', '2450'],
  stock: ['12', '8'],
  offered: ['yes', 'yes'],
  weight: ['320', ''],
  readyDays: ['1', ''],
  cash: ['yes', ''],
  returnDays: ['7', ''],
  option1NameEn: ['Colour', ''],
  option1NameNe: ['रङ', ''],
  option1ValueEn: ['Red', 'Blue'],
  option1ValueNe: ['रातो', 'निलो'],
  pictures: ['shawl-1.jpg; shawl-2.jpg; shawl-3.jpg', ''],
}

/** The header and one listing with two variants, in words of both languages. */
export async function* templateRows(db: Tx, language: Language): AsyncGenerator<string[]> {
  const { fields, header, category } = {
    ...(await readColumns(db, language)),
    category: await firstCategory(db),
  }
  yield header
  for (const at of [0, 1] as const) {
    const cells: Record<string, string | undefined> = {
      ...Object.fromEntries(Object.entries(example).map(([field, both]) => [field, both[at]])),
      category: at === 0 ? category : '',
      'particular.origin': at === 0 ? 'Nepal: Palpa' : '',
    }
    yield fields.map((field) => cells[field] ?? '')
  }
}

async function firstCategory(db: Tx): Promise<string> {
  const { bySlug } = await readCategories(db)
  return [...bySlug.values()].find(({ rules }) => !rules.isClosed)?.slug ?? ''
}
