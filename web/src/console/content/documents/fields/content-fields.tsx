import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ContentForm } from '../editor/use-content-form.ts'
import type { DraftError } from '../editor/draft.ts'
import { FilesField } from './files-field.tsx'
import { TagsField } from './tags-field.tsx'
import { contentTitleMaxLength } from '@haat/contract/domains/content.rules.ts'

/** The fields that every content has beside its key: title, tags and files. */
export function ContentFields({ form }: { form: ContentForm }) {
  const { content } = useArea('staff')
  const { draft, change, errors } = form
  const textOf = (error: DraftError | undefined) => error && content.editor.faults[error]
  return (
    <div className="grid gap-5">
      <Field label={content.editor.title} error={textOf(errors.title)} isRequired>
        {(control) => (
          <TextInput
            {...control}
            value={draft.title}
            maxLength={contentTitleMaxLength}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <TagsField tags={draft.tags} error={textOf(errors.tags)} onChange={(tags) => change({ tags })} />
      <FilesField
        files={draft.files}
        error={textOf(errors.files)}
        onChange={form.changeFiles}
        onBusy={form.setIsUploading}
      />
    </div>
  )
}
