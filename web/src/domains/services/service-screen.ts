/** One file of code for the page and what may stand in its place. */
export { loadService as load } from './load-service.ts'
export { ServiceGone } from './service-gone.tsx'
export { ServicePage as Page } from './service-page.tsx'
export { ServiceSkeleton } from './service-skeleton.tsx'
