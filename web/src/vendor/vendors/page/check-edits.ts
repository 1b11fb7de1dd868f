import type { Language } from '@haat/contract/shared/language.ts'
import { withoutEval } from '#ui/form/without-eval.ts'
import type { PageEdits, TextPart } from './page-fields.ts'

/** The values in the form that the API takes; its rules are loaded when something has been typed. */
export async function checkEdits(edits: PageEdits): Promise<PageEdits> {
  const { shopDraftFields } = await withoutEval(() => import('@haat/contract/domains/vendors.page.ts'))
  const { shape } = shopDraftFields
  const schemaOf = (field: string) => {
    const [part, language] = field.split('.') as [TextPart, Language | undefined]
    return language ? shape[part].shape[language] : shape[part as 'banner' | 'logo']
  }
  const checked = Object.entries(edits).map(([field, value]) => ({
    field,
    result: schemaOf(field).safeParse(value),
  }))
  return Object.fromEntries(
    checked.flatMap(({ field, result }) => (result.success ? [[field, result.data]] : [])),
  )
}
