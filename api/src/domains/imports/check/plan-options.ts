import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import * as limits from '@haat/contract/domains/listings.rules.ts'
import type { FileRow } from './group-rows.ts'
import type { KnownListing } from './known-listing.ts'
import type { GroupReader } from './plan-listing.ts'
import { optionField } from './product-cells.ts'

/** A row and the place of its variant in the content. */
export interface PlacedRow {
  row: FileRow
  at: number
}
type Option = ProductContent['options'][number]

const optionNumbers = Array.from({ length: limits.maxListingOptions }, (_, at) => at)
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Finds the variant of each row, by its SKU where the listing has it, and otherwise adds one with the values that the row names. Options and
 * their values are made of what the rows say. None is ever taken away: a file that names only some variants changes only these.
 */
export function planOptions(
  reader: GroupReader,
  content: ProductContent,
  known: KnownListing | null,
): PlacedRow[] {
  const { rows, shared, problems } = reader
  const valueOf = (row: FileRow, at: number) => ({
    en: row.values.get(optionField(at, 'ValueEn')) ?? '',
    ne: row.values.get(optionField(at, 'ValueNe')) ?? '',
  })
  const isNamed = (at: number) => rows.some((row) => valueOf(row, at).en !== '' || valueOf(row, at).ne !== '')
  const optionCount = known ? content.options.length : optionNumbers.filter(isNamed).length
  while (content.options.length < optionCount)
    content.options.push({
      key: `option-${content.options.length + 1}`,
      name: { en: '', ne: '' },
      values: [],
    })
  content.options.forEach((option, at) => {
    option.name = {
      en: shared(optionField(at, 'NameEn'))?.text ?? option.name.en,
      ne: shared(optionField(at, 'NameNe'))?.text ?? option.name.ne,
    }
  })
  const placed: PlacedRow[] = []
  const taken = new Map<string, number>()
  for (const row of rows) {
    const sku = row.values.get('sku') ?? ''
    const found = content.variants.findIndex((variant) => variant.sku === sku && sku !== '')
    if (found !== -1) {
      rename(reader, row, content, found)
      placed.push({ row, at: found })
      continue
    }
    const values = content.options.map((option, at) => keyOfValue(option, valueOf(row, at)))
    const empty = values.indexOf(null)
    if (empty !== -1) {
      problems.push({ row: row.row, field: optionField(empty, 'ValueEn'), code: 'option-incomplete' })
      continue
    }
    const joined = values.join('/')
    const before = content.variants.findIndex((variant) => variant.values.join('/') === joined)
    if (before !== -1) {
      const twin = placed.find(({ at }) => at === before)?.row.row ?? taken.get(joined)
      const data: Record<string, string> = twin === undefined ? {} : { row: String(twin) }
      problems.push({ row: row.row, field: optionField(0, 'ValueEn'), code: 'variant-twice', data })
      continue
    }
    taken.set(joined, row.row)
    placed.push({ row, at: content.variants.length })
    content.variants.push({ values: values as string[], sku, pricePaisa: null, stock: null, isOffered: true })
  }
  if (
    content.variants.length > limits.maxVariants ||
    content.options.some(({ values }) => values.length > limits.maxValuesPerOption)
  )
    problems.push({
      row: rows[0]!.row,
      field: 'sku',
      code: 'too-many-variants',
      data: { max: String(limits.maxVariants) },
    })
  return placed
}

/** The key of the value that a row names, which is added where the option has none by this name; null where the row names none. */
function keyOfValue(option: Option, { en, ne }: { en: string; ne: string }): string | null {
  if (en === '' && ne === '') return null
  const found = option.values.find(({ name }) => (en === '' ? same(name.ne, ne) : same(name.en, en)))
  if (found) {
    if (found.name.ne === '') found.name.ne = ne
    return found.key
  }
  const slug = en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 34)
  const isTaken = (key: string) => option.values.some((value) => value.key === key)
  const plain = slug || 'value'
  let key = plain
  for (let number = 2; isTaken(key); number += 1) key = `${plain}-${number}`
  option.values.push({ key, name: { en, ne }, pictureId: null })
  return key
}

/** Another name for a value of a variant that is known by its SKU is another name for the value itself. */
function rename({ own }: GroupReader, row: FileRow, content: ProductContent, at: number) {
  content.options.forEach((option, index) => {
    const value = option.values.find(({ key }) => key === content.variants[at]!.values[index])
    if (!value) return
    value.name = {
      en: own(row, optionField(index, 'ValueEn')) ?? value.name.en,
      ne: own(row, optionField(index, 'ValueNe')) ?? value.name.ne,
    }
  })
}
