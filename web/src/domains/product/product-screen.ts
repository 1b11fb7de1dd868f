/** One file of code for the page and what may stand in its place. */
export { loadProduct as load } from './load-product.ts'
export { ProductGone } from './product-gone.tsx'
export { ProductPage as Page } from './product-page.tsx'
export { ProductSkeleton } from './product-skeleton.tsx'
