import { formatRupees } from '@haat/contract/shared/money.ts'
import TrendingDown from 'lucide-react/icons/trending-down'
import { useMessages } from '../messages/use-messages.ts'

/** Says that this is the lowest price of the last 30 days, or names the lower one. */
export function LowestPrice({ paisa, lowestPaisa }: { paisa: number; lowestPaisa: number }) {
  const { ui } = useMessages()
  if (paisa > lowestPaisa) {
    return <p className="text-fine text-muted">{ui.lowestWas(formatRupees(lowestPaisa, ui.language))}</p>
  }
  return (
    <p className="flex items-center gap-1.5 text-fine font-semibold text-pine">
      <TrendingDown aria-hidden className="size-4 shrink-0" />
      {ui.lowestNow}
    </p>
  )
}
