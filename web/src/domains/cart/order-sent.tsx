import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface OrderSentProps {
  sent: { ticketNumber: string; answerBy: string }
  onClose(): void
}

export function OrderSent({ sent, onClose }: OrderSentProps) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  return (
    <Dialog isOpen onClose={onClose} title={cart.sent}>
      <div role="status">
        <p className="text-lead font-semibold">{cart.ticket(sent.ticketNumber)}</p>
        <p className="mt-1 mb-6 text-muted">{cart.answerBy(formatDateTime(sent.answerBy, ui.language))}</p>
      </div>
      <Button isWide onClick={onClose}>
        {cart.goOn}
      </Button>
    </Dialog>
  )
}
