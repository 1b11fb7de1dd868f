export { loadCategories as load } from './load-categories.ts'
export { CategoriesPage as Page } from './categories-page.tsx'
