export { loadServices as load } from './load-services.ts'
export { ServicesPage as Page } from './services-page.tsx'
