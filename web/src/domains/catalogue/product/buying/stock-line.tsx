import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Link } from '@tanstack/react-router'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { Variant } from './choose-variant.ts'

const lineClass = 'flex items-center gap-2 text-label [&>svg]:size-4.5 [&>svg]:shrink-0'

/** The stock of the chosen variant as text. Screen readers announce it when another variant is chosen. */
export function StockLine({ product, variant }: { product: Product; variant: Variant }) {
  return (
    <div role="status">
      <Words product={product} variant={variant} />
      {product.closed && !product.paused && <ClosedShop closed={product.closed} />}
    </div>
  )
}

/** A shop on holiday still takes orders. */
function ClosedShop({ closed }: { closed: NonNullable<Product['closed']> }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const day = (date: string) => formatLocalDate(date, ui.language)
  return (
    <p className="mt-2 rounded-control bg-cream px-3 py-2.5 text-small text-cream-ink">
      {texts.closedShop(day(closed.until), day(closed.packsFrom))}
    </p>
  )
}

function Words({ product, variant }: { product: Product; variant: Variant }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const names = product.options.map(({ name }) => inLanguage(name, ui.language).toLowerCase()).join(texts.and)
  if (product.paused) {
    const category = product.categories.at(-1)?.slug
    return (
      <>
        <p className="text-label text-crimson">{inLanguage(product.paused, ui.language)}</p>
        <Link
          to="/products/"
          search={{ category }}
          className={buttonClass({ variant: 'secondary', className: 'mt-3' })}
        >
          {texts.similar}
        </Link>
      </>
    )
  }
  if (variant.stock === 'out') {
    return (
      <>
        <p className={`${lineClass} text-crimson`}>
          <CircleX aria-hidden />
          {names && product.stock !== 'out' ? texts.outOfStockIn(names) : texts.outOfStock}
        </p>
        {variant.isOffered !== false && <p className="mt-1 text-small text-muted">{texts.outText}</p>}
      </>
    )
  }
  if (variant.left === null) {
    return (
      <p className={`${lineClass} text-pine`}>
        <CircleCheck aria-hidden />
        {texts.inStock}
      </p>
    )
  }
  const left = formatCount(variant.left, ui.language)
  return (
    <p className={`${lineClass} text-cream-ink`}>
      <CircleAlert aria-hidden />
      {names ? texts.onlyLeftIn(left, names) : texts.onlyLeft(left)}
    </p>
  )
}
