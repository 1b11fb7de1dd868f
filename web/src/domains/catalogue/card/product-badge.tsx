import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { DiscountBadge } from '#ui/price/discount-badge.tsx'
import { discountPercent } from '@haat/contract/domains/catalogue.rules.ts'

type ProductBadgeProps = {
  product: Pick<ProductCard, 'pricePaisa' | 'oldPricePaisa' | 'isNew' | 'isMadeInNepal'>
}

/** One badge, the most important: a second one would lie on the goods and, on a phone, under the heart. */
export function ProductBadge({ product }: ProductBadgeProps) {
  const texts = useArea('productCard')
  const percent = discountPercent(product)
  if (percent > 0) return <DiscountBadge percent={percent} />
  if (product.isNew) return <Badge tone="indigo">{texts.isNew}</Badge>
  return product.isMadeInNepal && <Badge tone="pine">{texts.madeInNepal}</Badge>
}
