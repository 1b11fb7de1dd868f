import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { TextPart } from './page-fields.ts'
import { usePageForm } from './use-page-draft.ts'

/** Somebody else has changed the same field: both values, and which of them stays. */
export function PageConflict() {
  const { shopPage } = useArea('vendor')
  const { conflicts, keepMine, takeTheirs } = usePageForm()
  if (conflicts.length === 0) return null
  const labelOf = (field: string) => {
    const [part, language] = field.split('.') as [TextPart, 'en' | 'ne' | undefined]
    const name = shopPage.parts[part]
    return language ? `${name} · ${shopPage.languages[language]}` : name
  }
  const valueText = (value: unknown) =>
    typeof value === 'string' ? value || shopPage.nothing : value ? shopPage.aPicture : shopPage.nothing
  return (
    <ConflictNotice
      changes={conflicts.map(({ field, theirs, yours }) => ({
        label: labelOf(field),
        theirs: valueText(theirs),
        yours: valueText(yours),
      }))}
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
    />
  )
}
