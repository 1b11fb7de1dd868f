import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Missing } from '@haat/contract/domains/listings.missing.ts'
import { askedOf, type FoundCategory } from '../category/category-facts.ts'
import { isWithin } from '../form/field-id.ts'

/** A short step of the editor on a phone: two or three fields. */
export interface Step {
  name: string
  /** The fields that stand on it. */
  fields: readonly string[]
  /** Nothing need stand on it, but many want it: who comes from the step before is shown it. */
  isOffered?: boolean
}

const perStep = 3
/** The first six fields, which make a draft. */
const startFields = ['name', 'categorySlug', 'particulars.origin', 'isCashPossible', 'pictures']

/** What is shown at the start of a product: its only price and stock, while it has no options and is not live. */
export const hasSimplePrice = (content: ListingContent, isLive: boolean) =>
  content.kind === 'product' && content.options.length === 0 && !isLive

/** The steps of a listing in their order; the last one is the checklist. */
export function stepsOf(
  content: ListingContent,
  category: FoundCategory | undefined,
  isLive: boolean,
): Step[] {
  const keys = (category ? askedOf(category, content) : []).map(({ key }) => `particulars.${key}`)
  const asked = keys.filter((key) => content.kind === 'service' || !startFields.includes(key))
  const law = Array.from({ length: Math.ceil(asked.length / perStep) }, (_, at) => ({
    name: `law-${at}`,
    fields: asked.slice(at * perStep, (at + 1) * perStep),
  }))
  const end = { name: 'check', fields: [] }
  if (content.kind === 'service')
    return [
      { name: 'start', fields: ['name', 'categorySlug', 'runBy', 'warrantyDays', 'pictures'] },
      { name: 'story', fields: ['story'] },
      { name: 'work', fields: ['options', 'priceUnit'] },
      { name: 'parts', fields: ['included', 'parts'] },
      { name: 'areas', fields: ['areas'] },
      ...law,
      end,
    ]
  const price = hasSimplePrice(content, isLive) ? ['variants.0.pricePaisa', 'variants.0.stock'] : []
  return [
    { name: 'start', fields: [...startFields, ...price] },
    { name: 'story', fields: ['story'] },
    { name: 'options', fields: ['options'], isOffered: content.options.length === 0 && !isLive },
    { name: 'variants', fields: ['variants'] },
    ...law,
    { name: 'more', fields: ['attributes'] },
    { name: 'delivery', fields: ['weightGrams', 'readyDays', 'returnDays'] },
    end,
  ]
}

/** The step that a field stands on: the one that names it most exactly. */
export function stepOfField(steps: readonly Step[], field: string): Step | undefined {
  const found = steps.flatMap((step) =>
    step.fields.filter((one) => isWithin(field, one)).map((one) => ({ step, length: one.length })),
  )
  return found.toSorted((one, other) => other.length - one.length)[0]?.step
}

/** Where "Go on" leads: to the next step that lacks something, else to the checklist. */
export function nextStep(steps: readonly Step[], current: string, missing: readonly Missing[]): string {
  const at = steps.findIndex(({ name }) => name === current)
  const lacks = ({ name }: Step) => missing.some(({ field }) => stepOfField(steps, field)?.name === name)
  const next = steps[at + 1]
  if (next?.isOffered) return next.name
  return (steps.slice(at + 1).find(lacks) ?? steps.at(-1)!).name
}
