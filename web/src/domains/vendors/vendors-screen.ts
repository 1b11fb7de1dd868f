export { loadVendors as load } from './load-vendors.ts'
export { VendorsPage as Page } from './vendors-page.tsx'
