import { checklistLines, type ChecklistLine, type Missing } from '@haat/contract/domains/listings.missing.ts'
import { minListingPictures, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface CheckedLine {
  line: ChecklistLine
  /** The first thing that it lacks; undefined when it is done. */
  missing: Missing | undefined
}

/** The lines beside the editor; what is open comes first. */
export function checkLines(kind: ListingKind, missing: readonly Missing[]): CheckedLine[] {
  const lines = checklistLines[kind].map((line) => ({
    line,
    missing: missing.find((one) => one.line === line),
  }))
  return [...lines.filter((one) => one.missing), ...lines.filter((one) => !one.missing)]
}

/** What a line of the checklist says. */
export function useLineText(kind: ListingKind) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  return (line: ChecklistLine) => {
    if (line === 'pictures') return editor.atLeastPictures(formatCount(minListingPictures[kind], ui.language))
    if (line === 'options' && kind === 'service') return editor.serviceOptions
    return editor.lines[line]
  }
}
