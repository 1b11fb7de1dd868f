import type { APIRequestContext, Page } from '@playwright/test'

export interface SomeProduct {
  id: string
  title: { en: string; ne: string }
  variantId: string
  pricePaisa: number
  vendor: { slug: string; name: { en: string } }
}

/** Best sellers of the demo that are in stock and have a single variant. */
export async function someProducts(request: APIRequestContext, count: number): Promise<SomeProduct[]> {
  const answer = await request.get('/api/products?inStock=true&pageSize=40')
  const { items } = (await answer.json()).data as { items: (SomeProduct & { variantId: string | null })[] }
  return items.filter((item) => item.variantId !== null).slice(0, count)
}

/** Fills the browser's storage before the first page loads, once per tab. */
export const storeBeforeLoad = (page: Page, key: 'wishlist' | 'cart', value: unknown) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`kept ${name}`)) return
      sessionStorage.setItem(`kept ${name}`, 'once')
      localStorage.setItem(name!, text!)
    },
    [key, JSON.stringify(value)],
  )

export const readStored = (page: Page, key: 'wishlist' | 'cart') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
