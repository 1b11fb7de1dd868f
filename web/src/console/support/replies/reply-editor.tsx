import { useState, type SubmitEvent } from 'react'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { ticketTextMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useDeleteReply, useSaveReply } from './replies.queries.ts'

const shortcutPattern = /^[a-z][a-z0-9-]{1,30}$/

interface ReplyEditorProps {
  /** The reply to change; undefined for a new one. */
  reply: SavedReply | undefined
  onClose(): void
}

export function ReplyEditor({ reply, onClose }: ReplyEditorProps) {
  const { desk } = useArea('staff')
  const { replies } = desk
  const [form, setForm] = useState({
    shortcut: reply?.shortcut ?? '',
    en: reply?.words.en ?? '',
    ne: reply?.words.ne ?? '',
  })
  const [errors, setErrors] = useState<{ shortcut?: string; words?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const save = useSaveReply(reply)
  const edit = (change: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...change }))
    setErrors({})
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const shortcut = form.shortcut.trim()
    const words = { en: form.en.trim(), ne: form.ne.trim() }
    const nextErrors = {
      ...(!shortcutPattern.test(shortcut) && { shortcut: replies.shortcutWrong }),
      ...(words.en === '' && words.ne === '' && { words: replies.wordsNeeded }),
    }
    setErrors(nextErrors)
    setRefusal(undefined)
    if (Object.keys(nextErrors).length > 0) return
    save.mutate(
      { shortcut, words },
      {
        onSuccess: () => {
          void showToast('success', replies.saved)
          onClose()
        },
        onError: (failure) => setRefusal(failure instanceof ApiFailure ? failure.message : desk.notSent),
      },
    )
  }

  return (
    <Dialog isOpen onClose={onClose} title={reply ? `/${reply.shortcut}` : replies.add} size="wide">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={replies.shortcut} hint={replies.shortcutHint} error={errors.shortcut} isRequired>
          {(control) => (
            <TextInput
              {...control}
              value={form.shortcut}
              maxLength={31}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => edit({ shortcut: event.target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={replies.english} hint={replies.wordsHint} error={errors.words}>
            {(control) => (
              <TextArea
                {...control}
                lang="en"
                rows={7}
                value={form.en}
                maxLength={ticketTextMaxLength}
                onChange={(event) => edit({ en: event.target.value })}
              />
            )}
          </Field>
          <Field label={replies.nepali}>
            {(control) => (
              <TextArea
                {...control}
                lang="ne"
                rows={7}
                value={form.ne}
                maxLength={ticketTextMaxLength}
                onChange={(event) => edit({ ne: event.target.value })}
              />
            )}
          </Field>
        </div>
        <FormError text={refusal} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {reply && <DeleteButton reply={reply} onDeleted={onClose} />}
          <Button type="submit" isBusy={save.isPending}>
            {replies.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

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
