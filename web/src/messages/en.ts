import { account } from './en/account.ts'
import { pages } from './en/pages.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'

export const messages = { account, pages, shell, ui }

/** Texts that only some pages need: each area is a file of its own per language, fetched with its first page. */
export const areas = {
  about: () => import('./en/about.ts'),
  accountMenu: () => import('./en/account-menu.ts'),
  addresses: () => import('./en/addresses.ts'),
  application: () => import('./en/application.ts'),
  cart: () => import('./en/cart.ts'),
  categories: () => import('./en/categories.ts'),
  checkout: () => import('./en/checkout.ts'),
  contact: () => import('./en/contact.ts'),
  errorTest: () => import('./en/error-test.ts'),
  filters: () => import('./en/filters.ts'),
  home: () => import('./en/home.ts'),
  keeping: () => import('./en/keeping.ts'),
  leave: () => import('./en/leave.ts'),
  legal: () => import('./en/legal.ts'),
  mailLinks: () => import('./en/mail-links.ts'),
  office: () => import('./en/office.ts'),
  orders: () => import('./en/orders.ts'),
  product: () => import('./en/product.ts'),
  productCard: () => import('./en/product-card.ts'),
  products: () => import('./en/products.ts'),
  profile: () => import('./en/profile.ts'),
  reviews: () => import('./en/reviews.ts'),
  search: () => import('./en/search.ts'),
  services: () => import('./en/services.ts'),
  signIn: () => import('./en/sign-in.ts'),
  staff: () => import('./en/staff.ts'),
  vendor: () => import('./en/vendor.ts'),
  vendors: () => import('./en/vendors.ts'),
  wishlist: () => import('./en/wishlist.ts'),
}
