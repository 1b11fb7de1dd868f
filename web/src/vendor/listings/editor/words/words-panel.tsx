import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { useListing } from '../form/listing-form.ts'
import { NameField } from './name-field.tsx'
import { StoryField } from './story-field.tsx'

/** Name and story in both languages. */
export function WordsPanel() {
  const { listingEditor: editor } = useArea('vendor')
  const { canChange } = useListing()
  return (
    <Panel title={editor.words} action={canChange && <CopyButton />}>
      <div className="grid gap-5">
        <NameField />
        <StoryField />
      </div>
    </Panel>
  )
}

/** Puts the English words where Nepali ones are missing, as a start. */
function CopyButton() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit } = useListing()
  const { name, story } = content
  const isWanted = (words: typeof name) => words.ne.trim() === '' && words.en.trim() !== ''
  if (!isWanted(name) && !isWanted(story)) return null
  return (
    <button
      type="button"
      className="min-h-11 text-small font-semibold text-crimson hover:underline"
      onClick={() =>
        edit({
          ...(isWanted(name) && { name: { ...name, ne: name.en } }),
          ...(isWanted(story) && { story: { ...story, ne: story.en } }),
        })
      }
    >
      {editor.copy}
    </button>
  )
}
