import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

/** Somebody else has changed the same field: both values, and which of them stays. */
export function ListingConflict() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { conflicts, listing, keepMine, takeTheirs } = useListing()
  if (conflicts.length === 0) return null
  const labels: Record<string, string | undefined> = editor.fields
  const count = (figure: number) => formatCount(figure, ui.language)
  const words = ({ en, ne }: Bilingual) => [en, ne].filter(Boolean).join(' · ') || editor.nothing
  const isWords = (value: unknown): value is Bilingual =>
    typeof value === 'object' && value !== null && 'en' in value && 'ne' in value
  function textOf(value: unknown): string {
    if (value === null || value === '') return editor.nothing
    if (isWords(value)) return words(value)
    if (Array.isArray(value)) return `${editor.entries(count(value.length))} ${value.map(short).join('; ')}`
    if (typeof value === 'object')
      return Object.values(value as object)
        .map(textOf)
        .join('; ')
    return typeof value === 'number' ? count(value) : String(value)
  }
  /** The names in a line of a list, so that two lists can be told apart. */
  function short(item: unknown): string {
    if (isWords(item)) return words(item)
    const { name, sku, values, pricePaisa, stock, alt } = item as Record<string, unknown>
    if (isWords(name))
      return [words(name), Array.isArray(values) && values.map(short).join(', ')].filter(Boolean).join(': ')
    if (isWords(alt)) return words(alt)
    return [sku, typeof pricePaisa === 'number' && count(pricePaisa / 100), stock].filter(Boolean).join(' ')
  }
  return (
    <ConflictNotice
      changes={conflicts.map(({ field, theirs, yours }) => ({
        label: labels[field] ?? field,
        theirs: textOf(theirs),
        yours: textOf(yours),
      }))}
      {...(listing?.savedBy && { texts: { conflict: editor.changedBy(listing.savedBy) } })}
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
    />
  )
}
