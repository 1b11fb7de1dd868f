import { useEffect, useRef, useState } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { ticketFilesMost, type TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useUploads } from '#domains/contact/use-uploads.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { isConflict, useReply } from '../desk.queries.ts'
import { dropDraft, keepDraft, readDraft, type Draft } from './drafts.ts'

/** What is being written for a ticket: kept while one walks away, sent once, still there when it fails. */
export function useComposer(ticket: DeskThread, onConflict: () => void) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const { number } = ticket
  const field = useRef<HTMLTextAreaElement>(null)
  const [written, setDraft] = useState<Draft>(() => readDraft(number))
  // Nobody wrote a task of Haat's own: there is nobody to be answered.
  const draft: Draft = ticket.proof === 'system' ? { ...written, kind: 'note' } : written
  const reply = useReply(number)

  useEffect(() => setDraft(readDraft(number)), [number])

  const edit = (change: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...change }
      keepDraft(number, next)
      return next
    })

  const files = useUploads({
    path: `/staff/tickets/${number}/files`,
    count: draft.files.length,
    onUploaded: (file) => setDraft((before) => kept(number, { ...before, files: [...before.files, file] })),
    onRefused: (name, why, isFull) =>
      void showToast('error', isFull ? desk.noRoom : (why ?? desk.fileFailed(name))),
    onTooMany: () => void showToast('error', desk.tooMany(formatCount(ticketFilesMost, ui.language))),
  })

  function send(status?: TicketStatus) {
    const words = draft.words.trim()
    if (words === '' || reply.isPending || files.uploads.length > 0) return
    const { kind, messageKey } = draft
    const fileIds = draft.files.map(({ id }) => id)
    reply.mutate(
      { kind, words, messageKey, fileIds, ...(status && { status }) },
      {
        onSuccess: () => {
          setDraft(dropDraft(number))
          void showToast('success', kind === 'note' ? desk.noted : desk.sent)
        },
        onError: (failure) => {
          if (isConflict(failure)) onConflict()
          void showToast('error', desk.notSent)
        },
      },
    )
  }

  const begin = (kind: Draft['kind']) => {
    edit({ kind })
    field.current?.focus()
  }

  return { draft, field, edit, begin, send: () => send(), sendAs: send, isSending: reply.isPending, files }
}

function kept(number: string, draft: Draft): Draft {
  keepDraft(number, draft)
  return draft
}
