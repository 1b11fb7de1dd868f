import { productContentSchema, type ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'
import type { Missing, MissingReason } from '@haat/contract/domains/listings.missing.ts'
import type { Problem } from '../plans.ts'
import type { PlacedRow } from './plan-options.ts'
import { optionField } from './product-cells.ts'

/** What keeps a listing from being sent, but not from being kept as a draft: pictures come later, and a file has no lines of a specification. */
const isForDraft = ({ line, field, reason }: Missing) =>
  reason === 'few-pictures' || line === 'pictureWords' || field.startsWith('attributes')

const codes: Partial<Record<MissingReason, ImportProblemCode>> = {
  required: 'required',
  'both-languages': 'both-languages',
  'closed-category': 'category-closed',
  'variant-missing': 'variant-missing',
  'none-offered': 'none-offered',
  'above-mrp': 'above-mrp',
  'not-allowed': 'returns-not-allowed',
}

/** What the checklist of the editor and the form of a content find wrong, at the rows and columns of the file. */
export function problemsOfContent(
  content: ProductContent,
  missing: readonly Missing[],
  placed: readonly PlacedRow[],
  firstRow: number,
): Problem[] {
  const placeOf = placer(content, placed, firstRow)
  const form = productContentSchema.safeParse(content)
  const faults = (form.error?.issues ?? []).map((issue) => {
    const max = 'maximum' in issue ? Number(issue.maximum) : undefined
    const isText = 'origin' in issue && issue.origin === 'string'
    const code: ImportProblemCode = max === undefined ? 'too-low' : isText ? 'too-long' : 'too-high'
    const data: Record<string, string> = {}
    if ('minimum' in issue) data['min'] = String(issue.minimum)
    if (max !== undefined) data['max'] = String(max)
    return { ...placeOf(issue.path.join('.')), code, data }
  })
  const told = new Set(faults.map(({ row, field }) => `${row} ${field}`))
  const lacks = missing
    .filter((one) => !isForDraft(one))
    .map(({ field, reason }) => ({
      ...placeOf(field),
      code: codes[reason] ?? 'required',
      ...(reason === 'above-mrp' && aboveMrp(content)),
      ...(reason === 'not-allowed' && { mend: '7' }),
    }))
    .filter(({ row, field }) => !told.has(`${row} ${field}`))
  return [...faults, ...lacks]
}

function aboveMrp({ particulars }: ProductContent) {
  const rupees = String(Number(particulars['mrp']) / 100)
  return { data: { mrp: rupees }, mend: rupees }
}

const wholeFields: Record<string, string> = {
  categorySlug: 'category',
  weightGrams: 'weight',
  readyDays: 'readyDays',
  returnDays: 'returnDays',
  isCashPossible: 'cash',
}
const ofVariant: Record<string, string> = { sku: 'sku', pricePaisa: 'price', stock: 'stock' }

/** The row and the column for a path of the content, such as `variants.2.pricePaisa`. */
function placer(content: ProductContent, placed: readonly PlacedRow[], firstRow: number) {
  const rowOfVariant = (at: number) => placed.find((one) => one.at === at)?.row.row ?? firstRow
  const emptyHalf = (words: { en: string; ne: string } | undefined, language: string | undefined) =>
    language === 'ne' || (language === undefined && words?.en.trim() !== '') ? 'Ne' : 'En'
  return (path: string): { row: number; field: string } => {
    const [top = '', second, third, fourth, fifth] = path.split('.')
    const row = firstRow
    if (top === 'name' || top === 'story') return { row, field: `${top}${emptyHalf(content[top], second)}` }
    if (top === 'particulars') return { row, field: `particular.${second}${third === 'ne' ? '.ne' : ''}` }
    if (top === 'variants') {
      if (second === undefined)
        return { row, field: content.options.length > 0 ? optionField(0, 'ValueEn') : 'offered' }
      return { row: rowOfVariant(Number(second)), field: ofVariant[third ?? ''] ?? 'sku' }
    }
    if (top === 'options' && second !== undefined) {
      const option = content.options[Number(second)]
      if (third !== 'values')
        return { row, field: optionField(Number(second), `Name${emptyHalf(option?.name, fourth)}`) }
      const value = option?.values[Number(fourth)]
      const at = content.variants.findIndex(({ values }) => values[Number(second)] === value?.key)
      return {
        row: rowOfVariant(at),
        field: optionField(
          Number(second),
          `Value${emptyHalf(value?.name, fifth === 'name' ? undefined : fifth)}`,
        ),
      }
    }
    return { row, field: wholeFields[top] ?? 'pictures' }
  }
}
