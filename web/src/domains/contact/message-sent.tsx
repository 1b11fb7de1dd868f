import envelope from 'picture:state-envelope'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { StateScreen } from '#ui/state-screen.tsx'
import type { SentMessage } from './contact.queries.ts'
import { dayAndTime } from './day-and-time.ts'

interface MessageSentProps {
  sent: SentMessage
  /** The way on. */
  action: ReactNode
}

/** The form has gone with the focus in it: the focus goes to the thanks, which a screen reader then says. */
export function MessageSent({ sent, action }: MessageSentProps) {
  const { ui } = useMessages()
  const contact = useArea('contact')
  const [now] = useState(() => new Date())
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('div')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <StateScreen
      picture={envelope}
      tone="pine"
      headingLevel={2}
      heading={
        <span ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
          {contact.thankYou}
        </span>
      }
      actions={action}
    >
      <span className="mb-2 block text-lead text-ink">
        {contact.ticketNumber}{' '}
        <strong className="font-extrabold whitespace-nowrap">{sent.ticketNumber}</strong>
      </span>
      {contact.answerBy(dayAndTime(new Date(sent.answerBy), now, ui.language))}
    </StateScreen>
  )
}
