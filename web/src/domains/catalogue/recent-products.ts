import { openLocalList } from '#ui/device/local-list.ts'

const maxProducts = 12

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is string => typeof id === 'string').slice(0, maxProducts)
      : []
  } catch {
    return []
  }
}

/**
 * The ids of the products that were viewed in this browser, the last one first. They are sent to the API only to
 * read the products' cards.
 */
export const recentProducts = openLocalList<string>('recentlyViewed', parse, JSON.stringify)

export function rememberProduct(id: string) {
  const others = recentProducts.read().filter((other) => other !== id)
  recentProducts.write([id, ...others].slice(0, maxProducts))
}
