import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { contentQueries } from '../content.queries.ts'
import { changedTags, findInvalidTag, splitTags } from '../tags.ts'

interface TagsFieldProps {
  tags: string[]
  error: string | undefined
  onChange(tags: string[]): void
}

export function TagsField({ tags, error, onChange }: TagsFieldProps) {
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
