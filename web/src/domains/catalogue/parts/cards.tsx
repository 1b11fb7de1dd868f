import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { useMessages } from '#messages/use-messages.ts'
import { KeptItem } from '#ui/kept-item.tsx'
import { ProductCard } from '../product-card.tsx'

type CardsProps = {
  items: readonly ProductCardData[]
  isDeal: boolean
  /** How many of them stand on the first screen. */
  seen?: number
}

export function Cards({ items, isDeal, seen = 0 }: CardsProps) {
  const { ui } = useMessages()
  return items.map((product, at) => (
    // The first ones ask for their pictures in the head of the page, each time.
    <KeptItem key={product.id} of={at < seen ? undefined : ['list', ui.language, isDeal, product]}>
      <ProductCard product={product} isDeal={isDeal} isPriority={at < seen} />
    </KeptItem>
  ))
}
