import { useState, type SubmitEvent } from 'react'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { ticketWordsMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useDropReply, useSaveReply } from './replies.queries.ts'

const shortcutShape = /^[a-z][a-z0-9-]{1,30}$/

interface ReplyEditorProps {
  /** None for a new one. */
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
  const [problems, setProblems] = useState<{ shortcut?: string; words?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const save = useSaveReply(reply)
  const edit = (change: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...change }))
    setProblems({})
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const shortcut = form.shortcut.trim()
    const words = { en: form.en.trim(), ne: form.ne.trim() }
    const found = {
      ...(!shortcutShape.test(shortcut) && { shortcut: replies.shortcutWrong }),
      ...(words.en === '' && words.ne === '' && { words: replies.wordsNeeded }),
    }
    setProblems(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
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
        <Field label={replies.shortcut} hint={replies.shortcutHint} error={problems.shortcut} isRequired>
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
          <Field label={replies.english} hint={replies.wordsHint} error={problems.words}>
            {(control) => (
              <TextArea
                {...control}
                lang="en"
                rows={7}
                value={form.en}
                maxLength={ticketWordsMaxLength}
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
                maxLength={ticketWordsMaxLength}
                onChange={(event) => edit({ ne: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Refusal text={refusal} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {reply && <DropButton reply={reply} onDropped={onClose} />}
          <Button type="submit" isBusy={save.isPending}>
            {replies.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asked twice: it cannot be brought back. */
function DropButton({ reply, onDropped }: { reply: SavedReply; onDropped(): void }) {
  const { desk } = useArea('staff')
  const [isSure, setIsSure] = useState(false)
  const drop = useDropReply()
  return (
    <Button
      variant="quiet"
      className="mr-auto"
      isBusy={drop.isPending}
      onClick={() => {
        if (!isSure) return setIsSure(true)
        drop.mutate(reply.id, {
          onSuccess: () => {
            void showToast('success', desk.replies.dropped)
            onDropped()
          },
          onError: () => void showToast('error', desk.notSent),
        })
      }}
    >
      {isSure ? desk.replies.dropSure : desk.replies.drop}
    </Button>
  )
}
