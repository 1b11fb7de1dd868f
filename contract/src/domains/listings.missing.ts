import type { Bilingual } from '../shared/bilingual.ts'
import type { ListingContent, ProductContent, ServiceContent } from './listings.content.ts'
import { minListingPictures, minReturnDays, mrpKey } from './listings.rules.ts'

/** The lines of the checklist beside the editor, in their order. */
export const checklistLines = {
  product: [
    'pictures',
    'pictureWords',
    'name',
    'story',
    'category',
    'options',
    'prices',
    'particulars',
    'delivery',
    'returns',
  ],
  service: ['pictures', 'pictureWords', 'name', 'story', 'category', 'options', 'areas', 'particulars'],
} as const
export type ChecklistLine = (typeof checklistLines)['product' | 'service'][number]

/** Why a listing cannot be sent yet. */
export type MissingReason =
  | 'required'
  | 'both-languages'
  | 'few-pictures'
  | 'closed-category'
  | 'no-values'
  | 'variant-missing'
  | 'variant-unknown'
  | 'sku-twice'
  | 'none-offered'
  | 'above-mrp'
  | 'not-allowed'
  | 'wrong'

/** What is missing: the line of the checklist, the field as a path (`variants.2.pricePaisa`), and why. */
export interface Missing {
  line: ChecklistLine
  field: string
  reason: MissingReason
}

/** What has to be known of the category that a listing names. */
export interface CategoryFacts {
  isClosed: boolean
  /** Whether a shop may refuse returns because the goods are perishable. */
  allowsNoReturns: boolean
  /** The keys of particulars that are not as the category asks for them. */
  faultyParticulars: readonly string[]
}

const inBoth = ({ en, ne }: Bilingual) => en.trim() !== '' && ne.trim() !== ''
const inNone = ({ en, ne }: Bilingual) => en.trim() === '' && ne.trim() === ''

function missingWords(line: ChecklistLine, field: string, words: Bilingual): Missing[] {
  if (inBoth(words)) return []
  return [{ line, field, reason: inNone(words) ? 'required' : 'both-languages' }]
}

/** Everything that keeps a listing from being sent; none for one that can be. `category` is null for an unknown one. */
export function findMissing(content: ListingContent, category: CategoryFacts | null): Missing[] {
  const own = content.kind === 'product' ? missingOfProduct(content, category) : missingOfService(content)
  return [...missingShared(content, category), ...own]
}

function missingShared(content: ListingContent, category: CategoryFacts | null): Missing[] {
  const missing: Missing[] = []
  if (content.pictures.length < minListingPictures[content.kind])
    missing.push({ line: 'pictures', field: 'pictures', reason: 'few-pictures' })
  // Of nothing no words can be missing, but they are not there either.
  if (content.pictures.length === 0)
    missing.push({ line: 'pictureWords', field: 'pictures', reason: 'few-pictures' })
  content.pictures.forEach(({ alt }, at) => {
    // Who sees a picture needs no words in the second language; who hears the page needs some.
    if (inNone(alt)) missing.push({ line: 'pictureWords', field: `pictures.${at}.alt`, reason: 'required' })
  })
  missing.push(
    ...missingWords('name', 'name', content.name),
    ...missingWords('story', 'story', content.story),
  )
  // Without a category nobody knows what the law asks for.
  if (!category)
    for (const line of ['category', 'particulars'] as const)
      missing.push({ line, field: 'categorySlug', reason: 'required' })
  else if (category.isClosed)
    missing.push({ line: 'category', field: 'categorySlug', reason: 'closed-category' })
  for (const key of category?.faultyParticulars ?? [])
    missing.push({ line: 'particulars', field: `particulars.${key}`, reason: 'required' })
  return missing
}

function missingOfProduct(content: ProductContent, category: CategoryFacts | null): Missing[] {
  const missing = [...missingOptions(content), ...missingPrices(content)]
  content.attributes.forEach(({ name, value }, at) => {
    missing.push(...missingWords('particulars', `attributes.${at}.name`, name))
    missing.push(...missingWords('particulars', `attributes.${at}.value`, value))
  })
  for (const field of ['weightGrams', 'readyDays'] as const)
    if (content[field] === null) missing.push({ line: 'delivery', field, reason: 'required' })
  if (content.returnDays < minReturnDays && !category?.allowsNoReturns)
    missing.push({ line: 'returns', field: 'returnDays', reason: 'not-allowed' })
  return missing
}

function missingOptions({ options, variants }: ProductContent): Missing[] {
  const missing: Missing[] = []
  options.forEach((option, at) => {
    missing.push(...missingWords('options', `options.${at}.name`, option.name))
    if (option.values.length === 0)
      missing.push({ line: 'options', field: `options.${at}.values`, reason: 'no-values' })
    option.values.forEach((value, index) =>
      missing.push(...missingWords('options', `options.${at}.values.${index}.name`, value.name)),
    )
  })
  const wanted = new Set(combinations(options.map(({ values }) => values.map(({ key }) => key))))
  variants.forEach(({ values }, at) => {
    if (!wanted.delete(values.join('/')))
      missing.push({ line: 'options', field: `variants.${at}`, reason: 'variant-unknown' })
  })
  if (wanted.size > 0) missing.push({ line: 'options', field: 'variants', reason: 'variant-missing' })
  return missing
}

/** Every choice of one value per option, joined as the variants' own values are. */
function combinations(options: string[][]): string[] {
  return options
    .reduce<string[][]>((all, values) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])
    .map((values) => values.join('/'))
}

function missingPrices({ variants, particulars }: ProductContent): Missing[] {
  const missing: Missing[] = []
  const line = 'prices'
  if (!variants.some(({ isOffered }) => isOffered))
    missing.push({ line, field: 'variants', reason: 'none-offered' })
  const mrp = Number(particulars[mrpKey]) || Infinity
  const skus = new Set<string>()
  variants.forEach(({ sku, pricePaisa, stock, isOffered }, at) => {
    const field = `variants.${at}`
    if (sku === '') missing.push({ line, field: `${field}.sku`, reason: 'required' })
    else if (skus.has(sku.toLowerCase())) missing.push({ line, field: `${field}.sku`, reason: 'sku-twice' })
    skus.add(sku.toLowerCase())
    if (pricePaisa === null) {
      if (isOffered) missing.push({ line, field: `${field}.pricePaisa`, reason: 'required' })
    } else if (pricePaisa > mrp) missing.push({ line, field: `${field}.pricePaisa`, reason: 'above-mrp' })
    if (stock === null && isOffered) missing.push({ line, field: `${field}.stock`, reason: 'required' })
  })
  return missing
}

function missingOfService({ runBy, options, parts, included, areas }: ServiceContent): Missing[] {
  const missing = missingWords('name', 'runBy', runBy)
  if (options.length === 0) missing.push({ line: 'options', field: 'options', reason: 'required' })
  options.forEach((option, at) => {
    missing.push(...missingWords('options', `options.${at}.name`, option.name))
    for (const name of ['minutes', 'visitPaisa', 'labourPaisa'] as const)
      if (option[name] === null)
        missing.push({ line: 'options', field: `options.${at}.${name}`, reason: 'required' })
    if (option.visitPaisa === 0 && option.labourPaisa === 0)
      missing.push({ line: 'options', field: `options.${at}.labourPaisa`, reason: 'wrong' })
  })
  parts.forEach(({ name, pricePaisa }, at) => {
    missing.push(...missingWords('options', `parts.${at}.name`, name))
    if (pricePaisa === null)
      missing.push({ line: 'options', field: `parts.${at}.pricePaisa`, reason: 'required' })
  })
  included.forEach((words, at) => missing.push(...missingWords('options', `included.${at}`, words)))
  if (areas.length === 0) missing.push({ line: 'areas', field: 'areas', reason: 'required' })
  return missing
}
