import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'

interface RequestSentProps {
  sent: { ticketNumber: string; answerBy: string }
  onAgain(): void
}

/** The form that had the focus is gone, so the focus moves to the thanks and a screen reader announces them. */
export function RequestSent({ sent, onAgain }: RequestSentProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="grid gap-2 rounded-picture bg-pine-tint p-5">
      <CircleCheck aria-hidden className="size-8 text-pine" />
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none focus-visible:shadow-none">
        {services.sent}
      </h3>
      <p>
        {services.ticket} <strong className="font-extrabold whitespace-nowrap">{sent.ticketNumber}</strong>
      </p>
      <p className="text-small">{services.answerBy(formatDateTime(sent.answerBy, ui.language))}</p>
      <Button variant="secondary" className="mt-2" onClick={onAgain}>
        {services.another}
      </Button>
    </div>
  )
}
