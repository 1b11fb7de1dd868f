import { useArea } from '#messages/use-area.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Fault } from '../draft.ts'
import type { ContentForm } from '../use-content-form.ts'
import { FilesField } from './files-field.tsx'
import { TagsField } from './tags-field.tsx'

/** Title, tags and files: what every content has beside its key. */
export function ContentFields({ form }: { form: ContentForm }) {
  const { content } = useArea('staff')
  const { draft, change, faults } = form
  const say = (fault: Fault | undefined) => fault && content.editor.faults[fault]
  return (
    <div className="grid gap-5">
      <Field label={content.editor.title} error={say(faults.title)} isRequired>
        {(control) => (
          <TextInput
            {...control}
            value={draft.title}
            maxLength={200}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <TagsField tags={draft.tags} error={say(faults.tags)} onChange={(tags) => change({ tags })} />
      <FilesField
        files={draft.files}
        error={say(faults.files)}
        onChange={form.changeFiles}
        onBusy={form.setIsUploading}
      />
    </div>
  )
}
