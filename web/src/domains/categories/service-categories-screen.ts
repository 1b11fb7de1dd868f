export { loadServiceCategories as load } from './load-categories.ts'
export { ServiceCategoriesPage as Page } from './service-categories-page.tsx'
