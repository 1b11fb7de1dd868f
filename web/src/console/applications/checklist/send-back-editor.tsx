import { lineOf, type ChecklistLineName } from '@haat/contract/domains/applications.checklist.rules.ts'
import { noteMaxLength } from '@haat/contract/domains/applications.rules.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { LineDraft } from '../use-judging.ts'

interface SendBackEditorProps {
  line: ChecklistLineName
  title: string
  draft: LineDraft
  onChange(draft: LineDraft): void
}

/** What is wrong with a line: one of its usual reasons, and words to the vendor. */
export function SendBackEditor({ line, title, draft, onChange }: SendBackEditorProps) {
  const { checklist } = useArea('staff').vendors
  return (
    <div className="mt-2 grid gap-2.5 border-l-4 border-marigold bg-cream p-3">
      <div role="group" aria-label={checklist.reasonsOf(title)} className="flex flex-wrap gap-2">
        {lineOf(line).reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === draft.reason}
            onClick={() => onChange({ ...draft, reason })}
            className="min-h-10 rounded-chip bg-surface px-3 text-small font-semibold text-cream-ink aria-pressed:bg-cream-ink aria-pressed:text-cream"
          >
            {checklist.reasons[reason]}
          </button>
        ))}
      </div>
      <TextArea
        rows={2}
        aria-label={checklist.note(title)}
        placeholder={checklist.noteHint}
        maxLength={noteMaxLength}
        value={draft.note}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
      />
    </div>
  )
}
