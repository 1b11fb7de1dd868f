import { listingNameMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useListing } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { Suggestion } from './suggestion.tsx'
import { WordsField } from './words-field.tsx'

/** The name, with a suggestion for the Nepali one. */
export function NameField() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit } = useListing()
  const { name } = content
  return (
    <div>
      <ReasonNotes part="name" />
      <WordsField
        path="name"
        label={editor.name}
        value={name}
        max={listingNameMaxLength}
        isRequired
        hasCount
        onChange={(next) => edit({ name: next })}
        belowNepali={<Suggestion value={name} onUse={(ne) => edit({ name: { ...name, ne } })} />}
      />
    </div>
  )
}
