/** One file of code for the page and what may stand in its place. */
export { loadVendor as load } from './load-vendor.ts'
export { VendorGone } from './vendor-gone.tsx'
export { VendorPage as Page } from './vendor-page.tsx'
