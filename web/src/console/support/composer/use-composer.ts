import { useRef, useState } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { maxTicketFiles } from '@haat/contract/domains/support.tickets.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useUploads } from '#ui/upload/use-uploads.ts'
import { isConflict, isOverChatLimit, useReply } from '../desk.queries.ts'

export interface MessageDraft {
  kind: 'reply' | 'note'
  words: string
  /** Stays the same until the message is sent, so that repeated attempts make only one message. */
  messageKey: string
  files: FileLink[]
}

const keyOf = (number: string) => `desk-draft ${number}`
const newDraft = (): MessageDraft => ({
  kind: 'reply',
  words: '',
  messageKey: crypto.randomUUID(),
  files: [],
})
const draftFor = (number: string): MessageDraft => ({ ...newDraft(), ...readDraft(keyOf(number)) })

function store(number: string, draft: MessageDraft): MessageDraft {
  if (draft.words === '' && draft.files.length === 0) removeDraft(keyOf(number))
  else writeDraft(keyOf(number), draft)
  return draft
}

/** A ticket of the system has no sender to reply to, and a caller without an address is called back. */
export const isNoteOnly = ({ proof, email }: DeskThread) => proof === 'system' || email === ''

/**
 * The message being written for a ticket. The tab keeps it until it has been sent, also when sending fails and while
 * other tickets are open.
 */
export function useComposer(ticket: DeskThread, onConflict: () => void) {
  const { chats, desk } = useArea('staff')
  const { ui } = useMessages()
  const { number } = ticket
  const field = useRef<HTMLTextAreaElement>(null)
  const [stored, setDraft] = useState(() => draftFor(number))
  const draft: MessageDraft = isNoteOnly(ticket) ? { ...stored, kind: 'note' } : stored
  const reply = useReply(number)

  const edit = (change: Partial<MessageDraft>) =>
    setDraft((before) => store(number, { ...before, ...change }))

  const files = useUploads({
    path: `/staff/tickets/${number}/files`,
    count: draft.files.length,
    maxCount: maxTicketFiles,
    onUploaded: (file) => setDraft((before) => store(number, { ...before, files: [...before.files, file] })),
    onRefused: (name, why, isFull) =>
      void showToast('error', isFull ? desk.noRoom : (why ?? desk.fileFailed(name))),
    onTooMany: () => void showToast('error', desk.tooMany(formatCount(maxTicketFiles, ui.language))),
  })

  async function send() {
    const text = draft.words.trim()
    if (text === '' || reply.isPending || files.uploads.length > 0) return
    const { kind, messageKey } = draft
    const fileIds = draft.files.map(({ id }) => id)
    try {
      // Awaited, so that what was sent is forgotten also when another ticket has been opened meanwhile.
      await reply.mutateAsync({ kind, words: text, messageKey, fileIds })
      // After a note the next message is a note too, so that a second thought does not go to the sender.
      setDraft(store(number, { ...newDraft(), kind }))
      if (kind === 'note') void showToast('success', desk.noted)
      // In a chat the answer is seen in the thread at once.
      else if (ticket.type !== 'chat') void showToast('success', desk.sent)
    } catch (failure) {
      if (isOverChatLimit(failure)) return void showToast('error', chats.answerFull)
      if (isConflict(failure)) onConflict()
      void showToast('error', desk.notSent)
    }
  }

  const startWriting = (kind: MessageDraft['kind']) => {
    edit({ kind })
    field.current?.focus()
  }

  return { draft, field, edit, startWriting, send: () => void send(), isSending: reply.isPending, files }
}
