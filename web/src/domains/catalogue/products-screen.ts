export { loadProducts as load } from './load-products.ts'
export { ProductsPage as Page } from './products-page.tsx'
