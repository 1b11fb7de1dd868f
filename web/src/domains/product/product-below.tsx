import type { Product } from '@haat/contract/domains/catalogue.ts'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RelatedRows } from './related-rows.tsx'

/** Everything that one scrolls to. */
export const ProductBelow = ({ product }: { product: Product }) => (
  <>
    <ReviewsSection subject={{ kind: 'product', id: product.id }} ratings={product.ratings} />
    <QuestionsSection productId={product.id} />
    <RelatedRows product={product} />
    <RecentlyViewed productId={product.id} />
  </>
)
