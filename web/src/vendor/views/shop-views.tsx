import type { ReactNode } from 'react'
import type { ShopViewPage } from '@haat/contract/domains/views.rules.ts'
import type { SearchParams } from '#office/parts/filters/use-search-params.ts'
import { SavedViews } from '#office/views/saved-views.tsx'
import type { ViewSource } from '#office/views/views.queries.ts'

const sourceOf = (shopId: string, place: ShopViewPage): ViewSource => ({
  queryKey: ['vendor', 'shops', shopId, 'views'],
  place,
  audience: 'shop',
  list: (call, signal) => call('GET /vendor/shops/:shopId/views', { params: { shopId }, signal }),
  save: (call, view) =>
    call('POST /vendor/shops/:shopId/views', { params: { shopId }, body: { place, ...view } }),
  rename: (call, id, name) =>
    call('PATCH /vendor/shops/:shopId/views/:id', { params: { shopId, id }, body: { name } }),
  drop: (call, id) => call('DELETE /vendor/shops/:shopId/views/:id', { params: { shopId, id } }),
})

interface ShopViewsProps {
  shopId: string
  page: ShopViewPage
  renderCount(search: SearchParams): ReactNode
}

/** The saved views of a list of the shop, each with how many rows it has. */
export const ShopViews = ({ shopId, page, renderCount }: ShopViewsProps) => (
  <SavedViews source={sourceOf(shopId, page)} renderCount={renderCount} />
)
