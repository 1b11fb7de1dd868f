import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState, type KeyboardEvent } from 'react'
import type { Translations } from '@haat/contract/domains/content.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { stateOf } from '../editor/draft.ts'
import { fieldNames, type ContentForm } from '../editor/use-content-form.ts'
import { FilesField } from './files-field.tsx'
import { contentTitleMaxLength } from '@haat/contract/domains/content.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { contentQueries } from '../content.queries.ts'
import { changedTags, findInvalidTag, splitTags } from '../tags.ts'

interface ContentFieldsProps {
  form: ContentForm
  /** What shoppers see now; undefined while they see nothing. */
  live?: Translations | undefined
}

/** The fields that every content has beside its key: tags, and title and files in both languages side by side. */
export function ContentFields({ form, live }: ContentFieldsProps) {
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {languages.map((language) => (
          <LanguageFields key={language} language={language} form={form} live={live} />
        ))}
      </div>
      <TagsField tags={form.draft.tags} error={form.error('tags')} onChange={form.changeTags} />
    </div>
  )
}

const tones = { missing: 'sunken', draft: 'creamTint', live: 'pineTint' } as const

/** Title and files in one language, with how far it is. */
function LanguageFields({ language, form, live }: ContentFieldsProps & { language: Language }) {
  const { content } = useArea('staff')
  const { draft, error } = form
  const state = stateOf(language, draft, live)
  const { changeFiles, setIsUploading } = form
  const onBusy = useCallback(
    (isBusy: boolean) => setIsUploading(language, isBusy),
    [language, setIsUploading],
  )
  return (
    <div
      role="group"
      aria-label={content.languages[language]}
      className="grid min-w-0 gap-4 rounded-panel border border-line p-4"
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-title">{content.languages[language]}</span>
        <Badge tone={tones[state]}>{content.languageStates[state]}</Badge>
      </p>
      <Field
        label={content.editor.titles[language]}
        error={error(fieldNames[language].title)}
        isRequired={language === 'en'}
      >
        {(control) => (
          <TextInput
            {...control}
            lang={language}
            value={draft[language].title}
            maxLength={contentTitleMaxLength}
            onChange={(event) => form.changeTitle(language, event.target.value)}
          />
        )}
      </Field>
      <FilesField
        files={draft[language].files}
        error={error(fieldNames[language].files)}
        onChange={(change) => changeFiles(language, change)}
        onBusy={onBusy}
      />
      {language === 'ne' && draft.ne.files.length === 0 && (
        <p className="text-small text-muted">{content.editor.noNepali}</p>
      )}
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
