import { useArea } from '#ui/messages/use-area.ts'
import { SaveNote } from '../../draft/save-note.tsx'
import { useForm } from './use-application-form.ts'

/** Whether what was typed into the application is safe. */
export function ApplicationSaveNote() {
  const { save: texts } = useArea('application').form
  const { save, savedAt, application } = useForm()
  return <SaveNote save={save} savedAt={savedAt ?? application.updatedAt} texts={texts} />
}
