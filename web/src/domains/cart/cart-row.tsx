import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import Trash from 'lucide-react/icons/trash-2'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { CartGood } from './cart.queries.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { mostOf, type CartRow as Row } from './use-cart-goods.ts'

/** One line as on a list of the market: picture, name, price, how many. */
export function CartRow({ row }: { row: Row }) {
  const { line, good } = row
  const changes = useCartChanges(row)
  if (!good) return <GoneRow row={row} />
  const { card } = good
  return (
    <li className="flex gap-3 p-3.5 md:gap-4 md:p-4">
      <Link
        to="/products/$productId"
        params={{ productId: card.id }}
        tabIndex={-1}
        aria-hidden
        className="shrink-0"
      >
        <Picture picture={card.picture} sizes="92px" className="size-23 rounded-picture" />
      </Link>
      <div className="min-w-0 grow">
        <Link
          to="/products/$productId"
          params={{ productId: card.id }}
          className="line-clamp-2 text-name hover:text-crimson"
        >
          {changes.title}
        </Link>
        <Choice good={good} />
        <Price
          paisa={good.pricePaisa}
          {...(good.oldPricePaisa !== null && { oldPaisa: good.oldPricePaisa })}
        />
        <div className="mt-2 flex items-center justify-between gap-2">
          {good.stock === 'out' ? (
            <RemoveButton title={changes.title} onRemove={changes.remove} />
          ) : (
            <QuantityStepper
              title={changes.title}
              quantity={line.quantity}
              most={mostOf(good)}
              onChange={changes.setQuantity}
              onRemove={changes.remove}
            />
          )}
          <RowEnd row={row} good={good} title={changes.title} onMove={() => void changes.moveToWishlist()} />
        </div>
      </div>
    </li>
  )
}

/** What was chosen, and whether it is still there. */
function Choice({ good }: { good: CartGood }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const { choice, stock, left } = good
  return (
    <>
      {choice.length > 0 && (
        <p className="text-small text-muted">
          {choice.map((name) => inLanguage(name, ui.language)).join(', ')}
        </p>
      )}
      {stock === 'out' && <p className="text-small font-semibold text-crimson">{cart.outOfStock}</p>}
      {stock === 'few' && left !== null && (
        <p className="text-small font-semibold text-crimson">
          {cart.onlyLeft(formatCount(left, ui.language))}
        </p>
      )}
    </>
  )
}

interface RowEndProps {
  row: Row
  good: CartGood
  title: string
  onMove(): void
}

function RowEnd({ row: { line }, good, title, onMove }: RowEndProps) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  return (
    <span className="flex items-center gap-2">
      {line.quantity > 1 && good.stock !== 'out' && (
        <span className="text-label whitespace-nowrap max-sm:hidden">
          {formatRupees(line.quantity * good.pricePaisa, ui.language)}
        </span>
      )}
      <IconButton label={cart.toWishlist(title)} onClick={onMove}>
        <Heart />
      </IconButton>
    </span>
  )
}

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  const cart = useArea('cart')
  return (
    <IconButton label={cart.remove(title)} onClick={onRemove}>
      <Trash />
    </IconButton>
  )
}

/** Its name went with the product. */
function GoneRow({ row }: { row: Row }) {
  const { title, remove } = useCartChanges(row)
  return (
    <li className="flex items-center justify-between gap-3 p-3.5 md:p-4">
      <p className="text-muted">{title}</p>
      <RemoveButton title={title} onRemove={remove} />
    </li>
  )
}
