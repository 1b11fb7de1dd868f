import { importFieldNames, importFields, type ImportField } from '@haat/contract/domains/imports.rules.ts'
import type { ImportFieldChoice } from '@haat/contract/domains/imports.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Particular } from '@haat/contract/domains/catalogue.particulars.ts'

const required: readonly ImportField[] = [
  'sku',
  'nameEn',
  'nameNe',
  'storyEn',
  'storyNe',
  'category',
  'price',
  'stock',
  'weight',
  'readyDays',
]

/** Other words that people write over these columns. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  code: ['code', 'listing', 'handle', 'parent', 'group', 'कोड'],
  sku: ['sku code', 'item code', 'product code', 'एसकेयू'],
  nameEn: ['name', 'title', 'product name', 'name en', 'english name', 'product', 'item'],
  nameNe: ['नाम', 'name ne', 'nepali name', 'सामानको नाम'],
  storyEn: ['story', 'description', 'details', 'story en', 'description en'],
  storyNe: ['विवरण', 'कथा', 'story ne', 'description ne', 'वर्णन'],
  category: ['category path', 'type', 'वर्ग', 'श्रेणी'],
  price: ['price', 'rate', 'price npr', 'price rs', 'मूल्य', 'भाउ', 'दर'],
  stock: ['quantity', 'qty', 'on hand', 'inventory', 'परिमाण', 'स्टक'],
  weight: ['weight', 'weight g', 'grams', 'तौल'],
  readyDays: ['ready', 'ready days', 'lead time', 'तयार'],
  cash: ['cod', 'cash', 'नगद'],
  returnDays: ['returns', 'return days', 'फिर्ता'],
  dealPrice: ['deal', 'sale price', 'offer price', 'छुट'],
  pictures: ['picture', 'images', 'image', 'photos', 'photo', 'तस्बिर', 'फोटो'],
  option1ValueEn: ['size', 'option 1', 'variant'],
  option2ValueEn: ['colour', 'color', 'option 2'],
}

const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

/** All that a column can be, in the order of the template. */
export function fieldChoices(particulars: readonly Particular[]): ImportFieldChoice[] {
  const nepali = ({ en, ne }: Bilingual) => ({ en: `${en} (Nepali)`, ne: `${ne} (नेपाली)` })
  return [
    ...importFields.map((field) => ({
      field,
      name: importFieldNames[field],
      isRequired: required.includes(field),
    })),
    ...particulars.flatMap(({ key, kind, name }) => {
      const own = { field: `particular.${key}`, name, isRequired: false }
      return kind === 'text' ? [own, { ...own, field: `${own.field}.ne`, name: nepali(name) }] : [own]
    }),
  ]
}

/** What each column means by its header, in either language; no two columns mean the same. */
export function guessColumns(header: readonly string[], choices: readonly ImportFieldChoice[]) {
  const known = new Map<string, string>()
  const know = (name: string, field: string) => {
    if (!known.has(plain(name))) known.set(plain(name), field)
  }
  for (const { field, name } of choices) {
    know(field, field)
    know(name.en, field)
    know(name.ne, field)
  }
  for (const [field, names] of Object.entries(otherNames)) for (const name of names) know(name, field)
  const taken = new Set<string>()
  return header.map((name) => {
    const field = known.get(plain(name))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Files with the same header are matched alike. */
export const signatureOf = (header: readonly string[]) => header.map(plain).join('|')
