import { openLocalList } from '#ui/local-list.ts'

const most = 12

function parse(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Ids of what was looked at in this browser, the last one first. They never leave it but to be shown. */
export const recentProducts = openLocalList<string>('recentlyViewed', parse, JSON.stringify)

export function rememberProduct(id: string) {
  const others = recentProducts.read().filter((other) => other !== id)
  recentProducts.write([id, ...others].slice(0, most))
}
