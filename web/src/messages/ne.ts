import { account } from './ne/account.ts'
import { pages } from './ne/pages.ts'
import { shell } from './ne/shell.ts'
import { ui } from './ne/ui.ts'

type Catalogue = typeof import('./en.ts')

export const messages: Catalogue['messages'] = { account, pages, shell, ui }

export const areas: Catalogue['areas'] = {
  about: () => import('./ne/about.ts'),
  accountMenu: () => import('./ne/account-menu.ts'),
  addresses: () => import('./ne/addresses.ts'),
  application: () => import('./ne/application.ts'),
  cart: () => import('./ne/cart.ts'),
  categories: () => import('./ne/categories.ts'),
  checkout: () => import('./ne/checkout.ts'),
  contact: () => import('./ne/contact.ts'),
  errorTest: () => import('./ne/error-test.ts'),
  filters: () => import('./ne/filters.ts'),
  home: () => import('./ne/home.ts'),
  keeping: () => import('./ne/keeping.ts'),
  leave: () => import('./ne/leave.ts'),
  legal: () => import('./ne/legal.ts'),
  mailLinks: () => import('./ne/mail-links.ts'),
  office: () => import('./ne/office.ts'),
  orders: () => import('./ne/orders.ts'),
  product: () => import('./ne/product.ts'),
  productCard: () => import('./ne/product-card.ts'),
  products: () => import('./ne/products.ts'),
  profile: () => import('./ne/profile.ts'),
  reviews: () => import('./ne/reviews.ts'),
  search: () => import('./ne/search.ts'),
  services: () => import('./ne/services.ts'),
  signIn: () => import('./ne/sign-in.ts'),
  staff: () => import('./ne/staff.ts'),
  vendor: () => import('./ne/vendor.ts'),
  vendors: () => import('./ne/vendors.ts'),
  wishlist: () => import('./ne/wishlist.ts'),
}
