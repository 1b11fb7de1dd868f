import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ContentForm } from '../editor/use-content-form.ts'
import { FilesField } from './files-field.tsx'
import { contentTitleMaxLength } from '@haat/contract/domains/content.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { contentQueries } from '../content.queries.ts'
import { changedTags, findInvalidTag, splitTags } from '../tags.ts'

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

interface TagsFieldProps {
  tags: string[]
  error: string | undefined
  onChange(tags: string[]): void
}

function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const { content } = useArea('staff')
  const listId = useId()
  const { data: stats } = useQuery(contentQueries.stats(useCall()))
  const [typed, setTyped] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)

  function add() {
    const added = splitTags(typed)
    setIsInvalid(findInvalidTag(added) !== undefined)
    if (added.length === 0 || findInvalidTag(added) !== undefined) return
    onChange(changedTags(tags, added, []))
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <Field
      label={content.editor.tags}
      hint={content.editor.tagsHint}
      error={isInvalid ? content.editor.faults.tagsInvalid : error}
    >
      {(control) => (
        <>
          <span className="flex gap-2">
            <span className="grow">
              <TextInput
                {...control}
                list={listId}
                value={typed}
                maxLength={200}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
                onBlur={add}
              />
            </span>
            <Button variant="secondary" onClick={add}>
              {content.editor.addTag}
            </Button>
          </span>
          <datalist id={listId}>
            {stats?.byTag.map(({ tag }) => (
              <option key={tag}>{tag}</option>
            ))}
          </datalist>
          {tags.length > 0 && (
            <span className="mt-2 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <Chip key={tag} label={tag} onRemove={() => onChange(tags.filter((one) => one !== tag))} />
              ))}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
