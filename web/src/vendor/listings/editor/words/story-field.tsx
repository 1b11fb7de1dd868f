import { listingStoryMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useListing } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { WordsField } from './words-field.tsx'

/** What the listing is about, in paragraphs. */
export function StoryField() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit } = useListing()
  return (
    <div>
      <ReasonNotes part="story" />
      <p className="mb-3 text-small text-muted">{editor.storyHint}</p>
      <WordsField
        path="story"
        label={editor.story}
        value={content.story}
        max={listingStoryMaxLength}
        rows={6}
        isRequired
        hasCount
        onChange={(next) => edit({ story: next })}
      />
    </div>
  )
}
