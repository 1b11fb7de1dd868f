import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ContentForm } from '../editor/use-content-form.ts'
import { FilesField } from './files-field.tsx'
import { TagsField } from './tags-field.tsx'
import { contentTitleMaxLength } from '@haat/contract/domains/content.rules.ts'

/** The fields that every content has beside its key: title, tags and files. */
export function ContentFields({ form }: { form: ContentForm }) {
  const { content } = useArea('staff')
  const { draft, change, error } = form
  return (
    <div className="grid gap-5">
      <Field label={content.editor.title} error={error('title')} isRequired>
        {(control) => (
          <TextInput
            {...control}
            value={draft.title}
            maxLength={contentTitleMaxLength}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <TagsField tags={draft.tags} error={error('tags')} onChange={(tags) => change({ tags })} />
      <FilesField
        files={draft.files}
        error={error('fileIds')}
        onChange={form.changeFiles}
        onBusy={form.setIsUploading}
      />
    </div>
  )
}
