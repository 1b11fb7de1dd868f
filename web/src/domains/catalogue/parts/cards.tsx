import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { ProductCard } from '../product-card.tsx'

type CardsProps = {
  items: readonly ProductCardData[]
  isDeal: boolean
  /** How many of them stand on the first screen. */
  seen?: number
}

export const Cards = ({ items, isDeal, seen = 0 }: CardsProps) =>
  items.map((product, at) => (
    <li key={product.id}>
      <ProductCard product={product} isDeal={isDeal} isPriority={at < seen} />
    </li>
  ))
