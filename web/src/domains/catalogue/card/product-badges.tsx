import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { DiscountBadge } from '#ui/price/discount-badge.tsx'
import { discountPercent } from './discount-percent.ts'

type ProductBadgesProps = {
  product: Pick<ProductCard, 'pricePaisa' | 'oldPricePaisa' | 'isNew' | 'isMadeInNepal'>
}

/** At most two badges, the discount first. */
export function ProductBadges({ product }: ProductBadgesProps) {
  const texts = useArea('productCard')
  const percent = discountPercent(product)
  const badges = [
    percent > 0 && <DiscountBadge key="deal" percent={percent} />,
    product.isNew && (
      <Badge key="new" tone="indigo">
        {texts.isNew}
      </Badge>
    ),
    product.isMadeInNepal && (
      <Badge key="nepal" tone="pine">
        {texts.madeInNepal}
      </Badge>
    ),
  ].filter(Boolean)
  if (badges.length === 0) return null
  return <span className="badge-column">{badges.slice(0, 2)}</span>
}
