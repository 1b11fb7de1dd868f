import type { Services } from '@haat/api/services.ts'
import { listViews, saveView } from '@haat/api/domains/views/views.service.ts'
import type { ShopViewPage } from '@haat/contract/domains/views.rules.ts'
import { demoShopOf, editorOf, hoursAgo } from '../listings/demo-shop-of.ts'

interface DemoView {
  by: 'vendor' | 'manager'
  place: ShopViewPage
  name: string
  search: string
  isShared: boolean
}

const views: DemoView[] = [
  { by: 'manager', place: 'orders', name: 'Waits for us', search: 'view=waiting', isShared: true },
  { by: 'vendor', place: 'orders', name: 'Ordered today', search: 'view=today', isShared: false },
  { by: 'vendor', place: 'listings', name: 'To mend', search: 'changes=sent-back', isShared: true },
  { by: 'vendor', place: 'listings', name: 'Topis', search: 'searchTerm=topi', isShared: false },
  { by: 'manager', place: 'stock', name: 'Low topis', search: 'filter=low&searchTerm=topi', isShared: true },
]

/** Filters that the people of one shop of the demo have saved, once. */
export async function ensureDemoViews(services: Services) {
  const shop = await demoShopOf(services, 'palpa-dhaka-udhyog')
  if (!shop) return
  const viewers = {
    vendor: await editorOf(services, shop, 'vendor', hoursAgo(50)),
    manager: await editorOf(services, shop, 'manager', hoursAgo(50)),
  }
  if ((await listViews(services.db, viewers.vendor)).length > 0) return
  for (const { by, ...view } of views) await saveView(services, viewers[by], view)
}
