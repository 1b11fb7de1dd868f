import { commissionOf, formatRate, vatOnCommission } from '@haat/contract/domains/commission.rules.ts'
import { receivedPaisa } from '@haat/contract/domains/listings.prices.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface ReceivedNoteProps {
  /** The price that is being typed; null while it is none. */
  pricePaisa: number | null
  /** Percent times a hundred. */
  rate: number
}

/** What the shop receives for one at a price, beside every field for a price. */
export function ReceivedNote({ pricePaisa, rate }: ReceivedNoteProps) {
  const { ui } = useMessages()
  const { listingPrices: texts } = useArea('vendor')
  if (pricePaisa === null || pricePaisa <= 0) return null
  const commissionPaisa = commissionOf(pricePaisa, rate)
  const rupees = (paisa: number) => formatRupees(paisa, ui.language)
  return (
    <span className="text-small text-muted">
      {texts.received(
        rupees(receivedPaisa(pricePaisa, rate)),
        formatRate(rate, ui.language),
        rupees(commissionPaisa),
        rupees(vatOnCommission(commissionPaisa)),
      )}
    </span>
  )
}
