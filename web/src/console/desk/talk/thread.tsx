import { useLayoutEffect, useRef } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { useArea } from '#messages/use-area.ts'
import { useNow } from '../use-now.ts'
import { TalkMessage } from './talk-message.tsx'

const nearPx = 120

/** Opens at its end and stays there while somebody reads the end; who reads further up is left in peace. */
export function Thread({ ticket }: { ticket: DeskThread }) {
  const { desk } = useArea('staff')
  const now = useNow()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const last = ticket.messages.at(-1)?.id
  useLayoutEffect(() => {
    isAtEnd.current = true
  }, [ticket.number])
  useLayoutEffect(() => {
    const element = box.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [last, ticket.number])
  return (
    <div
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={ticket.subject}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - clientHeight - scrollTop < nearPx
      }}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 focus-visible:shadow-none md:px-6"
    >
      {ticket.about && (
        <p className="mb-3.5 w-fit rounded-chip bg-sunken px-3 py-1 text-small">
          {desk.about[ticket.about.kind]}: <strong className="font-semibold">{ticket.about.title}</strong>
        </p>
      )}
      <ol className="grid gap-3.5">
        {ticket.messages.map((message) => (
          <TalkMessage key={message.id} message={message} proof={ticket.proof} now={now} />
        ))}
      </ol>
    </div>
  )
}
