import envelope from 'picture:state-envelope'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { StateScreen } from '#ui/state/state-screen.tsx'
import type { SentMessage } from './contact.queries.ts'
import { dayAndTime } from '../tickets/day-and-time.ts'

interface MessageSentProps {
  sent: SentMessage
  /** A button or link below the thanks. */
  action: ReactNode
}

/** Takes the place of the form. The form had the focus: it goes to the heading, which a screen reader then reads out. */
export function MessageSent({ sent: { ticketNumber, answerBy }, action }: MessageSentProps) {
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
      {ticketNumber && (
        <span className="mb-2 block text-lead text-ink">
          {contact.ticketNumber} <strong className="font-extrabold whitespace-nowrap">{ticketNumber}</strong>
        </span>
      )}
      {answerBy ? contact.answerBy(dayAndTime(answerBy, now, ui.language)) : contact.sent}
    </StateScreen>
  )
}
