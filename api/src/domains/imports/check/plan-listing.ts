import { factsOfCategory, type Particular } from '@haat/contract/domains/catalogue.particulars.ts'
import {
  emptyContent,
  productContentSchema,
  type ProductContent,
} from '@haat/contract/domains/listings.content.ts'
import { findMissing } from '@haat/contract/domains/listings.missing.ts'
import * as limits from '@haat/contract/domains/listings.rules.ts'
import { maxOnHand } from '@haat/contract/domains/stock.rules.ts'
import { isDeepStrictEqual } from 'node:util'
import type { ListingPlan, Problem } from '../plans.ts'
import { readParticular, readRupees, readWhole, readYesNo, rupeesText, type Read } from './cell-values.ts'
import type { CheckFacts } from './check-facts.ts'
import type { FileRow, RowGroup } from './group-rows.ts'
import type { KnownListing } from './known-listing.ts'
import { planDeal } from './plan-deal.ts'
import { planOptions, type PlacedRow } from './plan-options.ts'
import { planPictures } from './plan-pictures.ts'
import { problemsOfContent } from './problems-of-content.ts'
import { sharedCells, variantCells } from './product-cells.ts'

export interface Planned {
  plan: ListingPlan
  title: { en: string; ne: string }
  state: 'new' | 'changed' | 'same'
  problems: Problem[]
}

/** Reads the cells of a group; what is as the listing is already says nothing. */
export interface GroupReader {
  rows: readonly FileRow[]
  /** What the rows say of the listing as a whole, and the row that says it. */
  shared(field: string): { text: string; row: number } | undefined
  /** What a row says of itself. */
  own(row: FileRow, field: string): string | undefined
  take<T>(row: number, field: string, read: Read<T>): T | undefined
  problems: Problem[]
}

/** As a file can hold a text: a cell ends without blanks, and a workbook has no control characters. */
const inCell = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '').trim()
const isKnownText = (text: string, stored: string | undefined) =>
  stored !== undefined && inCell(stored) === inCell(text)

/** Whether each row is one that an export writes of the listing today. Nothing is wrong with these, whatever a draft lacks. */
function isAsExported({ rows, code }: RowGroup, known: KnownListing, { words }: CheckFacts): boolean {
  const shared = sharedCells(known, code, words)
  const exported = known.content.variants.map((one) => ({ ...shared, ...variantCells(known, one) }))
  return rows.every(({ values }) => {
    const at = exported.findIndex(
      (cells: Record<string, string>) =>
        isKnownText(values.get('sku') ?? '', cells['sku']) &&
        [...values].every(([field, text]) => text === '' || isKnownText(text, cells[field])),
    )
    return at !== -1 && exported.splice(at, 1).length === 1
  })
}

export function planListing(group: RowGroup, known: KnownListing | null, facts: CheckFacts): Planned {
  if (known && isAsExported(group, known, facts)) return unchanged(known)
  const reader = readerOf(group, known, facts)
  const { shared, take, problems } = reader
  const content: ProductContent = structuredClone(known?.content ?? { ...emptyContent.product, variants: [] })
  const readShared = <T>(field: string, read: (text: string) => Read<T>, put: (value: T) => void) => {
    const cell = shared(field)
    const value = cell && take(cell.row, field, read(cell.text))
    if (value !== undefined) put(value)
  }
  const words = (text: string): Read<string> => ({ value: text })
  readShared('nameEn', words, (value) => (content.name = { ...content.name, en: value }))
  readShared('nameNe', words, (value) => (content.name = { ...content.name, ne: value }))
  readShared('storyEn', words, (value) => (content.story = { ...content.story, en: value }))
  readShared('storyNe', words, (value) => (content.story = { ...content.story, ne: value }))
  readShared('category', facts.readCategory, (slug) => (content.categorySlug = slug))
  readShared(
    'weight',
    (text) => readWhole(text, 1, limits.maxWeightGrams),
    (grams) => (content.weightGrams = grams),
  )
  readShared(
    'readyDays',
    (text) => readWhole(text, 1, limits.maxReadyDays),
    (days) => (content.readyDays = days),
  )
  readShared(
    'returnDays',
    (text) => readWhole(text, 0, limits.maxReturnDays),
    (days) => (content.returnDays = days),
  )
  readShared('cash', readYesNo, (is) => (content.isCashPossible = is))
  readParticulars(reader, content, facts)
  const placed = planOptions(reader, content, known)
  const live = planVariants(reader, placed, content, known)
  planPictures(reader, content, facts)
  const category = content.categorySlug === null ? null : facts.categoryBySlug(content.categorySlug)
  const fields = changedFields(content, known)
  const missing = findMissing(
    withLiveValues(content, live, known),
    category && factsOfCategory(category.rules, content.particulars),
  )
  const isTouched = known === null || Object.keys(fields).length > 0
  const found = isTouched ? problemsOfContent(content, missing, placed, group.rows[0]!.row) : []
  // What a cell is told already is not told a second time in other words.
  const told = new Set(problems.map(({ row, field }) => `${row} ${field}`))
  problems.push(...found.filter(({ row, field }) => !told.has(`${row} ${field}`)))
  let isPaused: boolean | null = null
  readShared('paused', readYesNo, (is) => (isPaused = is))
  if (isPaused === true && !known?.isLive) {
    const { row } = shared('paused')!
    problems.push({ row, field: 'paused', code: 'not-live-yet', mend: 'no' })
  }
  const pauses = known?.isLive && isPaused !== null && isPaused !== known.isPaused ? isPaused : null
  const deal = planDeal(reader, placed, known, live.prices, facts.today)
  const plan: ListingPlan = {
    listingId: known?.id ?? null,
    version: known?.version ?? 0,
    fields,
    canBeSent: missing.length === 0 && !known?.hasOwnDraft,
    ...live,
    deal,
    isPaused: pauses,
  }
  return { plan, title: content.name, state: stateOf(plan, known), problems }
}

const unchanged = ({ id, version, content }: KnownListing): Planned => {
  const nothing = { fields: {}, prices: [], offers: [], stock: [], deal: null, isPaused: null }
  return {
    plan: { listingId: id, version, canBeSent: false, ...nothing },
    title: content.name,
    state: 'same',
    problems: [],
  }
}

const stateOf = (
  { fields, prices, offers, stock, deal, isPaused }: ListingPlan,
  known: KnownListing | null,
) =>
  known === null
    ? 'new'
    : Object.keys(fields).length + prices.length + offers.length + stock.length > 0 ||
        deal ||
        isPaused !== null
      ? 'changed'
      : 'same'

function readerOf(group: RowGroup, known: KnownListing | null, facts: CheckFacts): GroupReader {
  const problems = [...group.problems]
  const before = known ? sharedCells(known, group.code, facts.words) : {}
  const rowsBefore = new Map(known?.content.variants.map((one) => [one.sku, variantCells(known, one)]))
  return {
    rows: group.rows,
    problems,
    shared(field) {
      let first: { text: string; row: number } | undefined
      for (const { row, values } of group.rows) {
        const text = values.get(field)
        if (!text) continue
        if (!first) first = { text, row }
        else if (first.text !== text) {
          const isTold = problems.some((one) => one.row === row && one.field === field)
          if (!isTold)
            problems.push({
              row,
              field,
              code: 'differs',
              data: { row: String(first.row), value: first.text.slice(0, 80) },
              mend: first.text,
            })
        }
      }
      return first && isKnownText(first.text, before[field]) ? undefined : first
    },
    own({ values }, field) {
      const text = values.get(field)
      if (!text) return undefined
      return isKnownText(text, rowsBefore.get(values.get('sku') ?? '')?.[field]) ? undefined : text
    },
    take(row, field, read) {
      if ('value' in read) return read.value
      problems.push({ row, field, ...read })
      return undefined
    },
  }
}

function readParticulars(reader: GroupReader, content: ProductContent, facts: CheckFacts) {
  const fields = new Set(reader.rows.flatMap(({ values }) => [...values.keys()]))
  for (const field of fields) {
    const [, key, isNepali] = /^particular\.(.+?)(\.ne)?$/.exec(field) ?? []
    const cell = key === undefined ? undefined : reader.shared(field)
    const particular: Particular | undefined = key === undefined ? undefined : facts.words.particularOf(key)
    if (!cell || !particular) continue
    if (particular.kind === 'text') {
      const old = content.particulars[key!]
      const words = typeof old === 'object' ? old : { en: old ?? '', ne: '' }
      content.particulars[key!] = { ...words, [isNepali ? 'ne' : 'en']: cell.text }
    } else {
      const value = reader.take(cell.row, field, readParticular(particular, cell.text))
      if (value !== undefined) content.particulars[key!] = value
    }
  }
}

/** What changes of choices that are sold, at once; the others are part of the draft. */
function planVariants(
  reader: GroupReader,
  placed: PlacedRow[],
  content: ProductContent,
  known: KnownListing | null,
) {
  const { own, take, problems } = reader
  const live: Pick<ListingPlan, 'prices' | 'offers' | 'stock'> = { prices: [], offers: [], stock: [] }
  for (const { row, at } of placed) {
    const variant = content.variants[at]!
    const price = own(row, 'price')
    const stock = own(row, 'stock')
    const offered = own(row, 'offered')
    const pricePaisa =
      price && take(row.row, 'price', readRupees(price, limits.minPricePaisa, limits.maxPricePaisa))
    const onHand = stock && take(row.row, 'stock', readWhole(stock, 0, maxOnHand))
    const isOffered = offered && take(row.row, 'offered', readYesNo(offered))
    const sold = known?.sold.get(variant.sku)
    if (!sold) {
      if (typeof pricePaisa === 'number') variant.pricePaisa = pricePaisa
      if (typeof onHand === 'number') variant.stock = onHand
      if (typeof isOffered === 'boolean') variant.isOffered = isOffered
      continue
    }
    const variantId = String(sold.id)
    if (typeof pricePaisa === 'number' && pricePaisa !== sold.pricePaisa) {
      const mrp = Math.min(
        known?.mrpPaisa ?? Infinity,
        Number(content.particulars[limits.mrpKey]) || Infinity,
      )
      if (pricePaisa > mrp)
        problems.push({
          row: row.row,
          field: 'price',
          code: 'above-mrp',
          data: { mrp: rupeesText(mrp) },
          mend: rupeesText(mrp),
        })
      live.prices.push({ variantId, was: sold.pricePaisa, to: pricePaisa })
    }
    if (typeof onHand === 'number' && onHand !== sold.onHand) {
      if (onHand < sold.promised) {
        const data = { promised: String(sold.promised) }
        problems.push({ row: row.row, field: 'stock', code: 'stock-promised', data, mend: data.promised })
      }
      live.stock.push({ variantId, was: sold.onHand, to: onHand })
    }
    if (typeof isOffered === 'boolean' && isOffered !== sold.isOffered)
      live.offers.push({ variantId, was: sold.isOffered, to: isOffered })
  }
  const offers = new Map(live.offers.map(({ variantId, to }) => [variantId, to]))
  const isOn = [...(known?.sold.values() ?? [])].some(
    ({ id, isOffered }) => offers.get(String(id)) ?? isOffered,
  )
  if (known?.isLive && live.offers.length > 0 && !isOn)
    problems.push({ row: placed[0]!.row.row, field: 'offered', code: 'none-offered', mend: 'yes' })
  return live
}

/** As it would be sold, which is what the checklist looks at. */
function withLiveValues(
  content: ProductContent,
  live: Pick<ListingPlan, 'prices' | 'offers'>,
  known: KnownListing | null,
): ProductContent {
  if (!known || known.sold.size === 0) return content
  const prices = new Map(live.prices.map(({ variantId, to }) => [variantId, to]))
  const offers = new Map(live.offers.map(({ variantId, to }) => [variantId, to]))
  const variants = content.variants.map((variant) => {
    const sold = known.sold.get(variant.sku)
    if (!sold) return variant
    const id = String(sold.id)
    return {
      ...variant,
      pricePaisa: prices.get(id) ?? sold.pricePaisa,
      isOffered: offers.get(id) ?? sold.isOffered,
      stock: sold.onHand,
    }
  })
  return { ...content, variants }
}

/** The fields of the draft that are something else than before; of a new listing all of them. */
function changedFields(content: ProductContent, known: KnownListing | null): ListingPlan['fields'] {
  const result = productContentSchema.safeParse(content)
  const { kind: _kind, ...fields } = result.success ? result.data : content
  if (!known) return fields
  const changed = Object.entries(fields).filter(
    ([field, value]) => !isDeepStrictEqual(value, known.content[field as keyof ProductContent]),
  )
  return Object.fromEntries(changed)
}
