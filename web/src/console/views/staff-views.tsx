import type { SavedViewPage } from '@haat/contract/domains/views.rules.ts'
import { SavedViews } from '#office/views/saved-views.tsx'
import type { ViewSource } from '#office/views/views.queries.ts'

const sourceOf = (place: SavedViewPage): ViewSource => ({
  queryKey: ['staff', 'views'],
  place,
  audience: 'staff',
  list: (call, signal) => call('GET /staff/views', { signal }),
  save: (call, view) => call('POST /staff/views', { body: { place, ...view } }),
  rename: (call, id, name) => call('PATCH /staff/views/:id', { params: { id }, body: { name } }),
  drop: (call, id) => call('DELETE /staff/views/:id', { params: { id } }),
})

/** The saved views of a page of the console. */
export const StaffViews = ({ page }: { page: SavedViewPage }) => <SavedViews source={sourceOf(page)} />
