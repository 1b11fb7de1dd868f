import { useState } from 'react'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { readSynonyms } from './read-synonyms.ts'
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
  const save = useSaveGroup()
  const isOutdated = loaded && group && loaded.version !== group.version
  const { wordsInvalid, wordsLong } = texts.faults
  const form = useForm({
    names: ['words'],
    texts: { wordsInvalid, wordsLong },
    schema: async () =>
      (await import('@haat/contract/domains/search.ts')).searchEndpoints['POST /staff/synonyms'].body,
    toBody: ({ words }) => ({ words: readSynonyms(words) }),
    async send({ words }) {
      await save.mutateAsync({ group, words: readSynonyms(words) }).catch(throwInOurWords)
      void showToast('success', group ? texts.changed : texts.added)
      if (!group) form.reset()
      onDone?.()
    },
  })
  const leaveGuard = useLeaveGuard(form.isDirty, { isKeptByQuery: !group })

  /** The API names the word that stands in another group, or refuses words that the search takes for one. */
  function throwInOurWords(failure: unknown): never {
    if (!(failure instanceof ApiFailure) || !failure.fields['words']) throw failure
    const words = failure.status === 409 ? texts.faults.taken(failure.fields['words']) : texts.faults.oneWord
    throw new ApiFailure(failure.status, { fields: { words } })
  }
  function failureText(): string | undefined {
    if (form.failure === undefined) return undefined
    const status = form.failure instanceof ApiFailure ? form.failure.status : undefined
    // After a conflict the list is loaded again by itself, and the notice below the field explains it.
    return status === 409 ? undefined : status === 404 ? texts.faults.gone : texts.faults.failed
  }
  return (
    <form {...form.props}>
      <Field
        label={group ? texts.words : texts.add}
        hint={texts.hint}
        error={form.error('words') ?? failureText()}
      >
        {(control) => <TextArea {...control} name="words" rows={2} defaultValue={loaded?.words.join(', ')} />}
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
          isBusy={form.isBusy}
          busyLabel={group ? texts.saving : texts.adding}
        >
          {group ? texts.save : texts.addOne}
        </Button>
        {group && onDone && (
          <Button variant="quiet" onClick={() => leaveGuard.leave(onDone)}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {leaveGuard.dialog}
    </form>
  )
}
