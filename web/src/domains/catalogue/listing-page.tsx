import type { ListingPreview } from '@haat/contract/domains/listings.ts'
import { ServiceContent } from '#domains/services/service-page.tsx'
import { ProductContent } from './product-page.tsx'

/** The page of a product or a service that is only prepared: what others wrote about it is left out. */
export default function ListingPage({ preview }: { preview: ListingPreview }) {
  return preview.kind === 'product' ? (
    <ProductContent data={preview.product} address={{}} onOpenCart={() => {}} isPreview />
  ) : (
    <ServiceContent service={preview.service} visitor={undefined} isPreview />
  )
}
