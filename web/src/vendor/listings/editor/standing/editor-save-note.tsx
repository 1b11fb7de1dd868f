import { useArea } from '#ui/messages/use-area.ts'
import { useIsOffline } from '#ui/state/use-is-offline.ts'
import { SaveNote } from '../../../draft/save-note.tsx'
import { useListing } from '../form/listing-form.ts'
import { useIsPhone } from '../use-is-phone.ts'

/** "Saved 10:42 AM", or without a network since when this device keeps it. */
export function EditorSaveNote() {
  const { listingEditor: editor } = useArea('vendor')
  const { save, savedAt, keptAt, listing } = useListing()
  const isOffline = useIsOffline()
  const text = useIsPhone() ? editor.save.keptOnPhone : editor.save.kept
  return (
    <SaveNote
      save={save}
      savedAt={savedAt ?? listing?.savedAt ?? null}
      kept={isOffline && keptAt ? { at: keptAt, text } : undefined}
      texts={editor.save}
    />
  )
}
