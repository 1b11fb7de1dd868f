import { island } from '#first-load/island.tsx'
import { deferred } from '#ui/deferred.tsx'

const fetchPage = () => import('./service/service-island-page.ts')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const serviceIsland = island(fetchPage, server?.Page, ['services', 'reviews', 'contact'])
export const ServiceGone = deferred(async () => (await fetchPage()).ServiceGone, server?.ServiceGone)
export const ServiceSkeleton = deferred(
  async () => (await fetchPage()).ServiceSkeleton,
  server?.ServiceSkeleton,
)
