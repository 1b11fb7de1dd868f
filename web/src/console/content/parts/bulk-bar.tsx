import { useId, useState } from 'react'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { isConflict, useBulkChange, type BulkUpdate } from '../content.queries.ts'
import { changedTags, findBadTag, splitTags } from '../tags.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'

interface BulkBarProps {
  items: MasterContent[]
  onDone(): void
}

/** What is to change of all that is chosen: all of them or none. */
export function BulkBar({ items, onDone }: BulkBarProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { bulk } = content
  const formId = useId()
  const [status, setStatus] = useState<MasterContent['status'] | ''>('')
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const [fault, setFault] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const change = useBulkChange()
  const count = formatCount(items.length, ui.language)

  function submit() {
    const [add, remove] = [splitTags(added), splitTags(removed)]
    if (status === '' && add.length === 0 && remove.length === 0) return setFault(bulk.nothing)
    if (findBadTag(add) !== undefined) return setFault(content.editor.faults.tag)
    setFault(undefined)
    if (status === 'published') setIsAsking(true)
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
        setFault(isConflict(failure) ? bulk.conflict : `${bulk.refused} ${failure.message}`),
      onSettled: () => setIsAsking(false),
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
      <Refusal text={fault} className="mt-3" />
      {isAsking && (
        <ConfirmDialog
          title={bulk.publishTitle}
          text={bulk.publishText}
          yes={content.editor.publish}
          busyLabel={content.editor.publishing}
          isBusy={change.isPending}
          onYes={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  )
}
