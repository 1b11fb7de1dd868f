/** The search parameters of the pages of categories. */
export interface CategorySearch {
  find?: string | undefined
  view?: 'tree' | undefined
}

const findMaxLength = 80

/** An invalid value falls back to its default. */
export function readCategorySearch({ find, view }: Record<string, unknown>): CategorySearch {
  const text = typeof find === 'string' || typeof find === 'number' ? String(find).trim() : ''
  return { find: text.slice(0, findMaxLength) || undefined, view: view === 'tree' ? view : undefined }
}
