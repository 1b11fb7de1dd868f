import { useState } from 'react'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { faultOf, readWords } from '../read-words.ts'
import { useSaveGroup } from '../words.queries.ts'

interface GroupFormProps {
  /** None for a new one. */
  group?: SynonymGroup
  onDone?(): void
}

/** Keeps what was typed through every refusal; the group as it is now stands beside it. */
export function GroupForm({ group, onDone }: GroupFormProps) {
  const { words } = useArea('staff')
  const [seen] = useState(group)
  const [typed, setTyped] = useState(group?.words.join(', ') ?? '')
  const [fault, setFault] = useState<string>()
  const save = useSaveGroup()
  const isOutdated = seen && group && seen.version !== group.version

  function refusalOf(failure: Error): string {
    if (!(failure instanceof ApiFailure)) return words.faults.failed
    if (failure.status === 404) return words.faults.gone
    if (failure.status === 422) return words.faults.oneWord
    const taken = failure.fields['words']
    if (taken) return words.faults.taken(taken)
    // The group as it is now comes by itself, and says it.
    return failure.status === 409 ? '' : words.faults.failed
  }
  function submit() {
    const read = readWords(typed)
    const wrong = faultOf(read)
    if (wrong) return setFault(words.faults[wrong])
    setFault(undefined)
    save.mutate(
      { group, words: read },
      {
        onSuccess: () => {
          void showToast('success', group ? words.changed : words.added)
          if (!group) setTyped('')
          onDone?.()
        },
        onError: (failure) => setFault(refusalOf(failure)),
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
      <Field label={group ? words.words : words.add} hint={words.hint} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      {isOutdated && (
        <p role="alert" className="mt-2 rounded-control bg-cream p-3 text-cream-ink">
          {words.faults.conflict} <strong>{group.words.join(', ')}</strong>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={group ? 'primary' : 'secondary'}
          isBusy={save.isPending}
          busyLabel={group ? words.saving : words.adding}
        >
          {group ? words.save : words.addOne}
        </Button>
        {group && (
          <Button variant="quiet" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
