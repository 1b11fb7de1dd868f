import type { Missing, MissingReason } from '@haat/contract/domains/listings.missing.ts'
import { useArea } from '#ui/messages/use-area.ts'

interface Known {
  /** What the API refused, or what has no form that it takes: path and sentence. */
  faults: Readonly<Record<string, string>>
  missing: readonly Missing[]
  /** Whether the person has asked what is missing. */
  isAsked: boolean
  /** Without the categories nobody knows what they ask for. */
  isLoading: boolean
}

/** Told at once: they are mistakes, and not something that comes later. */
const mistakes: readonly MissingReason[] = ['closed-category', 'sku-twice', 'above-mrp', 'none-offered']

/** Says in the reader's words what is wrong with a field. */
export function useErrorText({ faults, missing, isAsked, isLoading }: Known) {
  const { listingEditor: editor } = useArea('vendor')
  const limits: Record<string, string | undefined> = editor.limits
  return (path: string): string | undefined => {
    const lacking = missing.find(({ field }) => field === path)
    const refused = faults[path] ?? faults[`fields.${path}`]
    if (refused !== undefined && !lacking) return refusalText(path)
    if (!lacking || (isLoading && lacking.line === 'category')) return undefined
    return isAsked || mistakes.includes(lacking.reason) ? editor.reasons[lacking.reason] : undefined
  }

  function refusalText(path: string): string {
    const sentence = faults[path]
    // The check before sending knows two things more than this page.
    if (sentence && path.endsWith('.sku')) return editor.skuTaken
    if (sentence && path === 'options') return editor.promised
    return limits[path.split('.').at(-1)!] ?? editor.invalid
  }
}
