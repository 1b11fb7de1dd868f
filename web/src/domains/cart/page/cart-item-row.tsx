import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import Trash from 'lucide-react/icons/trash-2'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Price } from '#ui/price/price.tsx'
import { CartNotice } from './cart-notice.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { isBought } from './update-cart.ts'
import { useCartLine } from './use-cart-line.ts'

const isToBeHad = ({ problem }: CartItem) =>
  problem !== 'gone' && problem !== 'soldOut' && problem !== 'suspended'

/** One item: checkbox, picture, name, price, quantity, and a notice when something about it has changed. */
export function CartItemRow({ item }: { item: CartItem }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const title = inLanguage(item.title, ui.language)
  const line = useCartLine(title, item)
  const address = { to: '/products/$productId', params: { productId: item.productId } } as const
  return (
    <li className="p-3.5 md:p-4">
      <div className="flex gap-3">
        <label className="-m-3 grid shrink-0 cursor-pointer place-items-start p-3 pt-4.5">
          <input
            type="checkbox"
            className="tick"
            aria-label={cart.choose(title)}
            checked={isBought(item)}
            disabled={item.problem === 'tooMany' || !isToBeHad(item)}
            onChange={({ target }) => line.choose(target.checked)}
          />
        </label>
        <Link {...address} tabIndex={-1} aria-hidden className="shrink-0">
          <Picture picture={item.picture} sizes="92px" className="size-23 rounded-picture" />
        </Link>
        <div className="min-w-0 grow">
          <Link {...address} className="line-clamp-2 text-name hover:text-crimson">
            {title}
          </Link>
          <Choice item={item} />
          <Price
            paisa={item.pricePaisa}
            isDeal={false}
            {...(item.oldPricePaisa !== null && { oldPaisa: item.oldPricePaisa })}
          />
          <div className="mt-2 flex items-center justify-between gap-2">
            {isToBeHad(item) ? (
              <QuantityStepper
                title={title}
                quantity={item.quantity}
                max={item.most}
                onMax={() => line.sayMost(item.most)}
                onChange={line.setQuantity}
                onRemove={line.remove}
              />
            ) : (
              <IconButton label={cart.remove(title)} onClick={line.remove}>
                <Trash />
              </IconButton>
            )}
            <span className="flex items-center gap-2">
              {item.quantity > 1 && isToBeHad(item) && (
                <span className="text-label whitespace-nowrap max-sm:hidden">
                  {formatRupees(item.quantity * item.pricePaisa, ui.language)}
                </span>
              )}
              <IconButton label={cart.toWishlist(title)} onClick={line.moveToWishlist}>
                <Heart />
              </IconButton>
            </span>
          </div>
        </div>
      </div>
      <CartNotice item={item} title={title} setQuantity={line.setQuantity} />
    </li>
  )
}

/** The chosen options, and a note when few are left. */
function Choice({ item: { choice, stock, left } }: { item: CartItem }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  return (
    <>
      {choice.length > 0 && (
        <p className="text-small text-muted">
          {choice.map((name) => inLanguage(name, ui.language)).join(', ')}
        </p>
      )}
      {stock === 'few' && left !== null && (
        <p className="text-small font-semibold text-cream-ink">
          {cart.onlyLeft(formatCount(left, ui.language))}
        </p>
      )}
    </>
  )
}
