import { auditFields } from './staff/audit-fields.ts'
import { audit } from './staff/audit.ts'
import { calls } from './staff/calls.ts'
import { cash } from './staff/cash.ts'
import { categories } from './staff/categories.ts'
import { chats } from './staff/chats.ts'
import { commission } from './staff/commission.ts'
import { content } from './staff/content.ts'
import { coupons } from './staff/coupons.ts'
import { couriers } from './staff/couriers.ts'
import { desk } from './staff/desk.ts'
import { figures } from './staff/figures.ts'
import { frame } from './staff/frame.ts'
import { home } from './staff/home.ts'
import { lineRefunds } from './staff/line-refunds.ts'
import { listings } from './staff/listings.ts'
import { live } from './staff/live.ts'
import { mail } from './staff/mail.ts'
import { orderParcels } from './staff/order-parcels.ts'
import { orders } from './staff/orders.ts'
import { palette } from './staff/palette.ts'
import { parts } from './staff/parts.ts'
import { payouts } from './staff/payouts.ts'
import { people } from './staff/people.ts'
import { reviews } from './staff/reviews.ts'
import { settings } from './staff/settings.ts'
import { shop } from './staff/shop.ts'
import { vendorShops } from './staff/vendor-shops.ts'
import { vendors } from './staff/vendors.ts'
import { words } from './staff/words.ts'

/** The console in one area: whoever works in it has all of it. */
export const staff = {
  audit,
  auditFields,
  calls,
  cash,
  categories,
  chats,
  commission,
  content,
  coupons,
  couriers,
  desk,
  figures,
  frame,
  home,
  lineRefunds,
  listings,
  live,
  mail,
  orderParcels,
  orders,
  palette,
  parts,
  payouts,
  people,
  reviews,
  settings,
  shop,
  vendors,
  vendorShops,
  words,
}
