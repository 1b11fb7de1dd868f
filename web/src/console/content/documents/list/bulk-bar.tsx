import { useId, useState } from 'react'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '#console/parts/confirm-dialog.tsx'
import { isConflict, useBulkMutation, type BulkUpdate } from '../content.queries.ts'
import { changedTags, findInvalidTag, splitTags } from '../tags.ts'

interface BulkBarProps {
  items: MasterContent[]
  onDone(): void
}

/** Changes the status and tags of all chosen contents at once; the server changes all of them or none. */
export function BulkBar({ items, onDone }: BulkBarProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { bulk } = content
  const formId = useId()
  const [status, setStatus] = useState<MasterContent['status'] | ''>('')
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const [errorText, setErrorText] = useState<string>()
  const [isConfirming, setIsConfirming] = useState(false)
  const change = useBulkMutation()
  const count = formatCount(items.length, ui.language)

  function submit() {
    const [add, remove] = [splitTags(added), splitTags(removed)]
    if (status === '' && add.length === 0 && remove.length === 0) return setErrorText(bulk.nothing)
    if (findInvalidTag(add) !== undefined) return setErrorText(content.editor.faults.tag)
    setErrorText(undefined)
    if (status === 'published') setIsConfirming(true)
    else send()
  }

  function send() {
    const [add, remove] = [splitTags(added), splitTags(removed)]
    const updates: BulkUpdate[] = items.map(({ id, version, tags }) => {
      const changes: ContentChanges = {
        ...(status !== '' && { status }),
        ...(add.length + remove.length > 0 && { tags: changedTags(tags, add, remove) }),
      }
      return { id, version, changes }
    })
    change.mutate(updates, {
      onSuccess: (changed) => {
        void showToast('success', bulk.done(formatCount(changed.length, ui.language)))
        onDone()
      },
      onError: (failure) =>
        setErrorText(isConflict(failure) ? bulk.conflict : `${bulk.refused} ${failure.message}`),
      onSettled: () => setIsConfirming(false),
    })
  }

  return (
    <form
      id={formId}
      aria-label={bulk.chosen(count)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="sticky bottom-4 z-10 mt-6 rounded-panel border border-line bg-surface p-4 shadow-3"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-label">{bulk.chosen(count)}</p>
        <Button variant="quiet" onClick={onDone}>
          {bulk.stop}
        </Button>
      </div>
      <div className="mt-2 grid items-end gap-3 md:grid-cols-[10rem_1fr_1fr_auto]">
        <Field label={bulk.status}>
          {(control) => (
            <SelectInput
              {...control}
              value={status}
              onChange={(event) => setStatus(event.target.value as typeof status)}
            >
              <option value="">{bulk.keep}</option>
              <option value="published">{content.statuses.published}</option>
              <option value="draft">{content.statuses.draft}</option>
            </SelectInput>
          )}
        </Field>
        <Field label={bulk.add}>
          {(control) => (
            <TextInput
              {...control}
              placeholder={bulk.hint}
              value={added}
              onChange={(event) => setAdded(event.target.value)}
            />
          )}
        </Field>
        <Field label={bulk.remove}>
          {(control) => (
            <TextInput
              {...control}
              placeholder={bulk.hint}
              value={removed}
              onChange={(event) => setRemoved(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={change.isPending} busyLabel={bulk.applying}>
          {bulk.apply}
        </Button>
      </div>
      <FormError text={errorText} className="mt-3" />
      {isConfirming && (
        <ConfirmDialog
          title={bulk.publishTitle}
          text={bulk.publishText}
          confirmLabel={content.editor.publish}
          busyLabel={content.editor.publishing}
          isBusy={change.isPending}
          onConfirm={send}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </form>
  )
}
