import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Initials } from '#office/parts/initials.tsx'
import { TypingNote } from '../conversation/conversation-notices.tsx'
import { useLiveState, useViewing } from '../live-updates/live-updates.queries.ts'
import { useIsVisible } from './chat-alerts.tsx'
import { countMine, useRunningChats, useTakeTicket } from './chats.queries.ts'

/** Who is at the open ticket: its sender typing, colleagues who have it open too, and who has taken the chat. */
export function ConversationPeople({ ticket, isWriting }: { ticket: DeskThread; isWriting: boolean }) {
  useViewing(ticket.number, isWriting)
  useReportRead(ticket)
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center justify-between">
        <TypingNote number={ticket.number} name={ticket.name} />
        <AlsoHere number={ticket.number} />
      </div>
      <ChatToTake ticket={ticket} />
    </>
  )
}

const firstName = (name: string) => name.split(' ')[0] ?? name

/** "Sita is also here": two people should not write the same answer. */
function AlsoHere({ number }: { number: string }) {
  const { chats: texts } = useArea('staff')
  const { viewers } = useLiveState()
  const here = viewers.filter((viewer) => viewer.number === number)
  return (
    <p aria-live="polite" className="flex flex-wrap gap-x-4 px-4 text-small empty:hidden md:px-6">
      {here.map(({ id, name, isWriting }) => (
        <span
          key={id}
          className={classNames(
            'flex items-center gap-2 font-semibold',
            isWriting ? 'text-cream-ink' : 'text-ink',
          )}
        >
          <Initials id={id} name={name} />
          {isWriting ? texts.alsoWriting(firstName(name)) : texts.alsoHere(firstName(name))}
        </span>
      ))}
    </p>
  )
}

/** A chat that waits can be taken where it is read. Answering it is for whoever has taken it. */
function ChatToTake({ ticket }: { ticket: DeskThread }) {
  const { chats: texts, desk } = useArea('staff')
  const { ui } = useMessages()
  const { data } = useRunningChats()
  const { mutate, isPending } = useTakeTicket()
  const isWaiting = ticket.assignee === null && data?.chats.some(({ number }) => number === ticket.number)
  if (!data || !isWaiting) return null
  const isFull = countMine(data.chats) >= data.limit
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center justify-between gap-2 rounded-control border-l-4 border-crimson bg-cream px-4 py-2.5 md:mx-6">
      <p className="min-w-0 grow basis-50">
        {isFull ? texts.full(formatCount(data.limit, ui.language)) : texts.nobodyHas}
      </p>
      {!isFull && (
        <Button isBusy={isPending} onClick={() => mutate(ticket.number)}>
          {desk.takeIt}
        </Button>
      )}
    </div>
  )
}

/** Tells the server what the reader has read of a chat of theirs, once it stands before them. */
function useReportRead({ number, messages }: DeskThread) {
  const call = useCall()
  const client = useQueryClient()
  const { data } = useRunningChats()
  const isVisible = useIsVisible()
  const chat = data?.chats.find((one) => one.number === number)
  const isUnread = chat?.isMine === true && chat.isUnread
  const sequence = chat?.sequence ?? 0
  const isShown = isVisible && messages.some((message) => message.sequence >= sequence)
  useEffect(() => {
    if (!isUnread || !isShown) return
    call('POST /staff/tickets/:number/read', { params: { number }, body: { sequence } })
      .then(() => client.invalidateQueries({ queryKey: ['desk', 'chats'] }))
      .catch(() => {})
  }, [call, client, number, sequence, isUnread, isShown])
}
