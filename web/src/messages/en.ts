import { account } from './en/account.ts'
import { home } from './en/home.ts'
import { pages } from './en/pages.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'

export const messages = { account, home, pages, shell, ui }

/** Texts that only some pages need: each area is a file of its own per language, fetched with its first page. */
export const areas = {
  about: () => import('./en/about.ts'),
  accountMenu: () => import('./en/account-menu.ts'),
  contact: () => import('./en/contact.ts'),
  errorTest: () => import('./en/error-test.ts'),
  legal: () => import('./en/legal.ts'),
  mailLinks: () => import('./en/mail-links.ts'),
  profile: () => import('./en/profile.ts'),
  shop: () => import('./en/shop.ts'),
  signIn: () => import('./en/sign-in.ts'),
}
