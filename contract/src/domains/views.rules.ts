import type { ShopRight } from './members.rules.ts'

/** The pages of the console that have saved views. */
export const savedViewPages = ['desk', 'orders', 'content', 'audit'] as const
export type SavedViewPage = (typeof savedViewPages)[number]

/** The lists of the portal that have saved views. */
export const shopViewPages = ['orders', 'listings', 'services', 'stock'] as const
export type ShopViewPage = (typeof shopViewPages)[number]

/** What a member may do who sees the views of a list. */
export const rightOfViewPage: Record<ShopViewPage, ShopRight> = {
  orders: 'orders',
  listings: 'listings',
  services: 'listings',
  stock: 'stock',
}

/** Of one person, for one page. */
export const maxSavedViews = 20
export const savedViewNameMaxLength = 60
