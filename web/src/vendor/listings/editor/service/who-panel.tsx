import { listingNameMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { fieldId } from '../form/field-id.ts'
import { useService } from '../form/listing-form.ts'
import { CountField } from '../law/count-field.tsx'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { Suggestion } from '../words/suggestion.tsx'
import { WordsField } from '../words/words-field.tsx'

/** Who comes, and for how long the work is warranted. */
export function WhoPanel() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, errorAt } = useService()
  const { runBy } = content
  return (
    <Panel title={editor.who}>
      <p className="-mt-2 mb-4 text-small text-muted">{editor.whoText}</p>
      <ReasonNotes part="runBy" />
      <WordsField
        path="runBy"
        label={editor.who}
        value={runBy}
        max={listingNameMaxLength}
        isRequired
        onChange={(next) => edit({ runBy: next })}
        belowNepali={<Suggestion value={runBy} onUse={(ne) => edit({ runBy: { ...runBy, ne } })} />}
      />
      <div className="mt-5 max-w-60">
        <ReasonNotes part="warrantyDays" />
        <CountField
          id={fieldId('warrantyDays')}
          label={editor.warranty}
          unit={editor.warrantyDays}
          error={errorAt('warrantyDays')}
          count={content.warrantyDays}
          onChange={(days) => edit({ warrantyDays: days ?? 0 })}
        />
      </div>
    </Panel>
  )
}
