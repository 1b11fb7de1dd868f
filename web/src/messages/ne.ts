import { account } from './ne/account.ts'
import { home } from './ne/home.ts'
import { pages } from './ne/pages.ts'
import { shell } from './ne/shell.ts'
import { ui } from './ne/ui.ts'
import type { Catalogue } from './areas.ts'

export const messages: Catalogue['messages'] = { account, home, pages, shell, ui }

export const areas: Catalogue['areas'] = {
  about: () => import('./ne/about.ts'),
  accountMenu: () => import('./ne/account-menu.ts'),
  contact: () => import('./ne/contact.ts'),
  errorTest: () => import('./ne/error-test.ts'),
  legal: () => import('./ne/legal.ts'),
  mailLinks: () => import('./ne/mail-links.ts'),
  profile: () => import('./ne/profile.ts'),
  shop: () => import('./ne/shop.ts'),
  signIn: () => import('./ne/sign-in.ts'),
}
