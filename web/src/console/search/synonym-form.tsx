import { useState } from 'react'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { readSynonyms, validateSynonyms } from './read-synonyms.ts'
import { useSaveGroup } from './synonyms.queries.ts'

interface SynonymFormProps {
  /** The group to change; undefined for a new group. */
  group?: SynonymGroup
  onDone?(): void
}

/**
 * Adds or changes a group. What was typed stays when the server refuses it;
 * if somebody else has changed the group meanwhile, their version is shown below the field.
 */
export function SynonymForm({ group, onDone }: SynonymFormProps) {
  const { words: texts } = useArea('staff')
  const [loaded] = useState(group)
  const [typed, setTyped] = useState(group?.words.join(', ') ?? '')
  const [error, setError] = useState<string>()
  const save = useSaveGroup()
  const isOutdated = loaded && group && loaded.version !== group.version

  function errorTextOf(failure: Error): string {
    if (!(failure instanceof ApiFailure)) return texts.faults.failed
    if (failure.status === 404) return texts.faults.gone
    if (failure.status === 422) return texts.faults.oneWord
    const taken = failure.fields['words']
    if (taken) return texts.faults.taken(taken)
    // The list is loaded again by itself, and the notice below the field then explains the conflict.
    return failure.status === 409 ? '' : texts.faults.failed
  }
  function submit() {
    const synonyms = readSynonyms(typed)
    const problem = validateSynonyms(synonyms)
    if (problem) return setError(texts.faults[problem])
    setError(undefined)
    save.mutate(
      { group, words: synonyms },
      {
        onSuccess: () => {
          void showToast('success', group ? texts.changed : texts.added)
          if (!group) setTyped('')
          onDone?.()
        },
        onError: (failure) => setError(errorTextOf(failure)),
      },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={group ? texts.words : texts.add} hint={texts.hint} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      {isOutdated && (
        <p role="alert" className="mt-2 rounded-control bg-cream p-3 text-cream-ink">
          {texts.faults.conflict} <strong>{group.words.join(', ')}</strong>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={group ? 'primary' : 'secondary'}
          isBusy={save.isPending}
          busyLabel={group ? texts.saving : texts.adding}
        >
          {group ? texts.save : texts.addOne}
        </Button>
        {group && (
          <Button variant="quiet" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
