import { formatRupees } from '@haat/contract/shared/money.ts'
import { useMessages } from '../messages/use-messages.ts'
import { classNames } from '../class-names.ts'
import { LowestPrice } from './lowest-price.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

type PriceProps = {
  paisa: number
  /** The price before the reduction, struck through. */
  oldPaisa?: number
  /** The lowest price of the last 30 days, shown beside a deal. */
  lowestPaisa?: number
  size?: 'card' | 'feature' | 'detail'
  /** A reduced price is crimson where it is offered as a deal, and of normal colour in a list. */
  isDeal?: boolean
}

const sizes = { card: undefined, feature: 'text-price-feature', detail: 'text-price-detail' }

/** A price with the old one beside it, which wraps to the next line instead of shrinking. */
export function Price({ paisa, oldPaisa, lowestPaisa, size = 'card', isDeal = true }: PriceProps) {
  const { ui } = useMessages()
  const isReduced = oldPaisa !== undefined && oldPaisa > paisa
  return (
    <div>
      <p className="price">
        <span className={classNames('price-amount', sizes[size], isDeal && isReduced && 'text-crimson')}>
          {formatRupees(paisa, ui.language)}
        </span>
        {isReduced && (
          <span className="price-old">
            <s aria-hidden>{formatRupees(oldPaisa, ui.language)}</s>
            <VisuallyHidden>{ui.oldPrice(formatRupees(oldPaisa, ui.language))}</VisuallyHidden>
          </span>
        )}
      </p>
      {lowestPaisa !== undefined && <LowestPrice paisa={paisa} lowestPaisa={lowestPaisa} />}
    </div>
  )
}
