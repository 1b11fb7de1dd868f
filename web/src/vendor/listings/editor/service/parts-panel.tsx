import {
  listingLineMaxLength,
  listingNameMaxLength,
  maxIncludedLines,
  maxServiceParts,
} from '@haat/contract/domains/listings.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { fieldId } from '../form/field-id.ts'
import { useService } from '../form/listing-form.ts'
import { AmountField } from '../law/amount-field.tsx'
import { LineList } from '../law/line-list.tsx'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { WordsField } from '../words/words-field.tsx'

const noWords = { en: '', ne: '' }

/** What the price includes, and what is paid beside it. */
export function PartsPanel() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, errorAt } = useService()
  return (
    <Panel title={editor.included}>
      <div id={fieldId('included')}>
        <ReasonNotes part="included" />
        <LineList
          items={content.included}
          max={maxIncludedLines}
          addLabel={editor.addIncluded}
          makeItem={() => noWords}
          nameOf={(words) => words}
          onChange={(included) => edit({ included })}
        >
          {(words, at, change) => (
            <WordsField
              path={`included.${at}`}
              label={editor.included}
              value={words}
              max={listingLineMaxLength}
              onChange={change}
            />
          )}
        </LineList>
      </div>
      <div id={fieldId('parts')} className="mt-6 border-t border-line pt-5">
        <h3 className="text-label">{editor.parts}</h3>
        <p className="mt-1 mb-3 text-small text-muted">{editor.partsText}</p>
        <ReasonNotes part="parts" />
        <LineList
          items={content.parts}
          max={maxServiceParts}
          addLabel={editor.addPart}
          makeItem={() => ({ name: noWords, pricePaisa: null as number | null })}
          nameOf={({ name }) => name}
          onChange={(parts) => edit({ parts })}
        >
          {(part, at, change) => (
            <>
              <WordsField
                path={`parts.${at}.name`}
                label={editor.part}
                value={part.name}
                max={listingNameMaxLength}
                onChange={(name) => change({ name })}
              />
              <AmountField
                id={fieldId(`parts.${at}.pricePaisa`)}
                label={editor.price}
                error={errorAt(`parts.${at}.pricePaisa`)}
                paisa={part.pricePaisa}
                onChange={(pricePaisa) => change({ pricePaisa })}
              />
            </>
          )}
        </LineList>
      </div>
    </Panel>
  )
}
