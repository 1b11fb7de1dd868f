import Info from 'lucide-react/icons/info'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface CartNoticeProps {
  item: Pick<CartItem, 'problem' | 'left' | 'pricePaisa' | 'seenPricePaisa' | 'paused'>
  title: string
  setQuantity(quantity: number): void
}

/** Says what has changed since the item was added, and offers what can be done about it. */
export function CartNotice(props: CartNoticeProps) {
  if (props.item.problem === null) return null
  return (
    <div
      role="status"
      className="mt-3 flex gap-2.5 rounded-control bg-cream px-3 py-2.5 text-small text-cream-ink [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
    >
      <Info aria-hidden />
      <Words {...props} />
    </div>
  )
}

function Words({ item, title, setQuantity }: CartNoticeProps) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const left = item.left ?? 0
  const written = formatCount(left, ui.language)
  switch (item.problem) {
    case 'gone':
    case 'suspended':
      return <p>{item.paused && inLanguage(item.paused, ui.language)}</p>
    case 'soldOut':
      return <p>{cart.soldOut(title)}</p>
    case 'tooMany':
      return (
        <p>
          {cart.tooMany(title, written)}{' '}
          <button
            type="button"
            className="-my-2 py-2 font-semibold underline"
            onClick={() => setQuantity(left)}
          >
            {cart.takeLeft(written)}
          </button>
        </p>
      )
    default: {
      const [before, after] = cart.priceChanged(title, formatRupees(item.seenPricePaisa, ui.language))
      return (
        <p>
          {before}
          <strong>{formatRupees(item.pricePaisa, ui.language)}</strong>
          {after}
        </p>
      )
    }
  }
}
