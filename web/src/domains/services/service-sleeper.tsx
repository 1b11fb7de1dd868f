import { asleep } from '#ui/asleep.tsx'
import { deferred } from '#ui/deferred.tsx'

const fetchScreen = () => import('./service-screen.ts')
const server = import.meta.env.SSR ? await fetchScreen() : undefined

export const serviceSleeper = asleep(fetchScreen, server?.Page, ['services', 'reviews', 'contact'])
export const ServiceGone = deferred(async () => (await fetchScreen()).ServiceGone, server?.ServiceGone)
export const ServiceSkeleton = deferred(
  async () => (await fetchScreen()).ServiceSkeleton,
  server?.ServiceSkeleton,
)
