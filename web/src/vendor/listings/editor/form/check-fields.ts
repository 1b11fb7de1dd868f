import type { ListingKind } from '@haat/contract/domains/listings.rules.ts'
import { loadContentRules } from './content-rules.ts'

export type Fields = Record<string, unknown>

interface Checked {
  /** The values in the form that the API takes. */
  fields: Fields
  /** Paths of what has no such form, such as `variants.2.pricePaisa`. */
  faults: string[]
}

type Result =
  | { success: true; data: unknown }
  | { success: false; error: { issues: { path: PropertyKey[] }[] } }

/** Checks what was typed by the rules of the API. */
export async function checkFields(kind: ListingKind, edits: Fields): Promise<Checked> {
  const { productContentSchema, serviceContentSchema } = await loadContentRules()
  const schema = kind === 'product' ? productContentSchema : serviceContentSchema
  const shape = schema.shape as Record<string, { safeParse(value: unknown): Result } | undefined>
  const checked: Checked = { fields: {}, faults: [] }
  for (const [field, value] of Object.entries(edits)) {
    const result = shape[field]?.safeParse(value)
    if (result?.success) checked.fields[field] = result.data
    else checked.faults.push(...(result?.error.issues ?? []).map(({ path }) => [field, ...path].join('.')))
  }
  return checked
}
