import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { ticketTextMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { deskQueries, isConflict } from '../desk.queries.ts'
import { useDeleteReply, useSaveReply, type ReplyForm } from './replies.queries.ts'

interface ReplyEditorProps {
  /** The reply to change; undefined for a new one. */
  reply: SavedReply | undefined
  onClose(): void
}

/** Edits one saved reply in a dialog. What was typed stays when somebody else has changed the reply meanwhile. */
export function ReplyEditor({ reply, onClose }: ReplyEditorProps) {
  const { desk } = useArea('staff')
  const { replies } = desk
  const queryClient = useQueryClient()
  const call = useCall()
  const [conflict, setConflict] = useState<{ theirs: SavedReply; yours: ReplyForm }>()
  const save = useSaveReply(reply?.id)
  const bodyOf = ({ shortcut, en, ne }: Record<'shortcut' | 'en' | 'ne', string>): ReplyForm => ({
    shortcut,
    words: { en, ne },
  })
  const form = useForm({
    names: ['shortcut', 'words', 'en', 'ne', 'version'],
    texts: replies,
    schema: async () =>
      (await import('@haat/contract/domains/support.desk.ts')).deskEndpoints['POST /staff/saved-replies']
        .body,
    toBody: bodyOf,
    values: { version: String(reply?.version ?? 0) },
    alsoCleared: { en: ['wordsRequired'], ne: ['wordsRequired'] },
    async send({ version, ...values }) {
      const body = bodyOf(values)
      try {
        await save.mutateAsync({ ...body, version: Number(version) })
      } catch (failure) {
        if (isConflict(failure)) await showTheirs(body)
        throw failure
      }
      void showToast('success', replies.saved)
      onClose()
    },
    refusedAs: { shortcut: 'shortcutTaken' },
  })
  const leaveGuard = useLeaveGuard(form.isDirty)
  const close = () => leaveGuard.leave(onClose)

  async function showTheirs(yours: ReplyForm) {
    const all = await queryClient.fetchQuery({ ...deskQueries.replies(call), staleTime: 0 })
    const theirs = all.find(({ id }) => id === reply?.id)
    if (theirs && theirs.version !== reply?.version) setConflict({ theirs, yours })
  }

  return (
    <Dialog isOpen onClose={close} title={reply ? `/${reply.shortcut}` : replies.add} size="wide">
      <form {...form.props} className="grid gap-4">
        {conflict && (
          <ConflictNotice
            changes={[
              { label: replies.shortcut, theirs: conflict.theirs.shortcut, yours: conflict.yours.shortcut },
              { label: replies.english, theirs: conflict.theirs.words.en, yours: conflict.yours.words.en },
              { label: replies.nepali, theirs: conflict.theirs.words.ne, yours: conflict.yours.words.ne },
            ].filter(({ theirs, yours }) => theirs !== yours)}
            isBusy={form.isBusy}
            onTakeTheirs={onClose}
            onKeepMine={() => void form.submit({ version: String(conflict.theirs.version) })}
          />
        )}
        <Field label={replies.shortcut} hint={replies.shortcutHint} error={form.error('shortcut')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              name="shortcut"
              defaultValue={reply?.shortcut}
              maxLength={31}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={replies.english} hint={replies.wordsHint} error={form.error('words')}>
            {(control) => <ReplyText {...control} lang="en" reply={reply} />}
          </Field>
          <Field label={replies.nepali}>
            {(control) => <ReplyText {...control} lang="ne" reply={reply} />}
          </Field>
        </div>
        <FormError text={form.failure === undefined || conflict ? undefined : desk.notSent} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {reply && <DeleteButton reply={reply} onDeleted={onClose} />}
          <Button type="submit" isBusy={form.isBusy}>
            {replies.save}
          </Button>
        </div>
      </form>
      {leaveGuard.dialog}
    </Dialog>
  )
}

type ReplyTextProps = ComponentProps<typeof TextArea> & { lang: 'en' | 'ne'; reply: SavedReply | undefined }

const ReplyText = ({ lang, reply, ...control }: ReplyTextProps) => (
  <TextArea
    {...control}
    name={lang}
    lang={lang}
    rows={7}
    defaultValue={reply?.words[lang]}
    maxLength={ticketTextMaxLength}
  />
)

/** Deletes at the second press, because a deleted reply cannot be restored. */
function DeleteButton({ reply, onDeleted }: { reply: SavedReply; onDeleted(): void }) {
  const { desk } = useArea('staff')
  const [isSure, setIsSure] = useState(false)
  const remove = useDeleteReply()
  return (
    <Button
      variant="quiet"
      className="mr-auto"
      isBusy={remove.isPending}
      onClick={() => {
        if (!isSure) return setIsSure(true)
        remove.mutate(reply.id, {
          onSuccess: () => {
            void showToast('success', desk.replies.dropped)
            onDeleted()
          },
          onError: () => void showToast('error', desk.notSent),
        })
      }}
    >
      {isSure ? desk.replies.dropSure : desk.replies.drop}
    </Button>
  )
}
