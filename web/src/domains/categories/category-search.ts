/** What the address of a page of categories can say. */
export interface CategorySearch {
  find?: string | undefined
  view?: 'tree' | undefined
}

const findMaxLength = 80

/** A bad value falls back to its default. */
export function readCategorySearch({ find, view }: Record<string, unknown>): CategorySearch {
  const words = typeof find === 'string' || typeof find === 'number' ? String(find).trim() : ''
  return { find: words.slice(0, findMaxLength) || undefined, view: view === 'tree' ? view : undefined }
}
