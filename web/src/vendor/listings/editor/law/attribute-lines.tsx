import { particularMaxLength } from '@haat/contract/domains/catalogue.particulars.ts'
import { maxAttributes, optionNameMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { WordsField } from '../words/words-field.tsx'
import { LineList } from './line-list.tsx'

const noWords = { en: '', ne: '' }

/** Lines of the specification that the shop adds by itself. */
export function AttributeLines() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit } = useProduct()
  return (
    <div id={fieldId('attributes')} className="mt-6 border-t border-line pt-5">
      <h3 className="text-label">{editor.more}</h3>
      <p className="mt-1 mb-3 text-small text-muted">{editor.moreText}</p>
      <ReasonNotes part="attributes" />
      <LineList
        items={content.attributes}
        max={maxAttributes}
        addLabel={editor.addLine}
        makeItem={() => ({ name: noWords, value: noWords })}
        nameOf={({ name }) => name}
        onChange={(attributes) => edit({ attributes })}
      >
        {(line, at, change) => (
          <>
            <WordsField
              path={`attributes.${at}.name`}
              label={editor.lineName}
              value={line.name}
              max={optionNameMaxLength}
              onChange={(name) => change({ name })}
            />
            <WordsField
              path={`attributes.${at}.value`}
              label={editor.lineValue}
              value={line.value}
              max={particularMaxLength}
              onChange={(value) => change({ value })}
            />
          </>
        )}
      </LineList>
    </div>
  )
}
