import { useState } from 'react'
import type { ContentChanges, MasterContent } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
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
  const [isConfirming, setIsConfirming] = useState(false)
  const change = useBulkMutation()
  const count = formatCount(items.length, ui.language)
  const form = useForm({
    names: ['status', 'added', 'removed'],
    texts: { nothing: bulk.nothing, tagsInvalid: content.editor.faults.tagsInvalid },
    validate: ({ status, added, removed }) => ({
      ...(status === '' && splitTags(`${added},${removed}`).length === 0 && { status: 'nothing' as const }),
      ...(findInvalidTag(splitTags(added)) !== undefined && { added: 'tagsInvalid' as const }),
    }),
    alsoCleared: { added: ['nothing'], removed: ['nothing'] },
    async send({ status, added, removed }) {
      if (status === 'published' && !isConfirming) return setIsConfirming(true)
      const [add, remove] = [splitTags(added), splitTags(removed)]
      const updates: BulkUpdate[] = items.map(({ id, version, tags }) => {
        const changes: ContentChanges = {
          ...(status !== '' && { status: status as MasterContent['status'] }),
          ...(add.length + remove.length > 0 && { tags: changedTags(tags, add, remove) }),
        }
        return { id, version, changes }
      })
      const changed = await change.mutateAsync(updates).finally(() => setIsConfirming(false))
      void showToast('success', bulk.done(formatCount(changed.length, ui.language)))
      onDone()
    },
  })
  const failureText = form.failure instanceof Error && `${bulk.refused} ${form.failure.message}`
  const errorText = isConflict(form.failure)
    ? bulk.conflict
    : form.error('status') || failureText || undefined

  return (
    <form
      {...form.props}
      aria-label={bulk.chosen(count)}
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
            <SelectInput {...control} name="status" aria-invalid={form.error('status') ? true : undefined}>
              <option value="">{bulk.keep}</option>
              <option value="published">{content.statuses.published}</option>
              <option value="draft">{content.statuses.draft}</option>
            </SelectInput>
          )}
        </Field>
        <Field label={bulk.add} error={form.error('added')}>
          {(control) => <TextInput {...control} name="added" placeholder={bulk.hint} />}
        </Field>
        <Field label={bulk.remove}>
          {(control) => <TextInput {...control} name="removed" placeholder={bulk.hint} />}
        </Field>
        <Button type="submit" isBusy={form.isBusy} busyLabel={bulk.applying}>
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
          onConfirm={() => void form.submit()}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </form>
  )
}
