import Banknote from 'lucide-react/icons/banknote'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileText from 'lucide-react/icons/file-text'
import HandCoins from 'lucide-react/icons/hand-coins'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Languages from 'lucide-react/icons/languages'
import Mail from 'lucide-react/icons/mail'
import ListTree from 'lucide-react/icons/list-tree'
import Package from 'lucide-react/icons/package'
import Percent from 'lucide-react/icons/percent'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { PageNotAllowed } from './staff/frame/page-not-allowed.tsx'
import { PageNotFound } from './staff/frame/page-not-found.tsx'
import { useConsoleReader } from './staff/console-reader.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

export type PageName = keyof Areas['staff']['frame']['places']

interface ConsolePageEntry {
  /** The first part of the page's address below /staff/. */
  name: PageName
  /** The right that the calls of the page ask for; all staff may open a page without one. */
  right?: StaffRight
  /** The letter that opens the page when it is pressed after `g`. */
  shortcut: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  /** `rest` is the part of the address that follows the page's name. */
  Page: ComponentType<{ rest: string }>
}

/** Every page of the console, in the order of the rail. Each page is loaded only when it is opened. */
export const pages: readonly ConsolePageEntry[] = [
  {
    name: 'desk',
    right: 'support',
    shortcut: 'd',
    Icon: Headset,
    Page: lazyPart(() => import('./support/desk-page.tsx')),
  },
  {
    name: 'orders',
    right: 'orders',
    shortcut: 'r',
    Icon: Package,
    Page: lazyPart(() => import('./orders/orders-page.tsx')),
  },
  {
    name: 'vendors',
    right: 'vendors',
    shortcut: 'v',
    Icon: Store,
    Page: lazyPart(() => import('./vendors/vendors-page.tsx')),
  },
  {
    name: 'coupons',
    right: 'vendors',
    shortcut: 'o',
    Icon: TicketPercent,
    Page: lazyPart(() => import('./coupons/coupons-page.tsx')),
  },
  {
    name: 'listings',
    right: 'catalogue',
    shortcut: 'l',
    Icon: ShieldCheck,
    Page: lazyPart(() => import('./listings/listings-page.tsx')),
  },
  {
    name: 'reviews',
    right: 'catalogue',
    shortcut: 'e',
    Icon: Star,
    Page: lazyPart(() => import('./reviews/reviews-page.tsx')),
  },
  {
    name: 'cash',
    right: 'money',
    shortcut: 'b',
    Icon: Banknote,
    Page: lazyPart(() => import('./cash/cash-page.tsx')),
  },
  {
    name: 'commission',
    right: 'money',
    shortcut: 'n',
    Icon: Percent,
    Page: lazyPart(() => import('./commission/commission-page.tsx')),
  },
  {
    name: 'payouts',
    right: 'money',
    shortcut: 'y',
    Icon: HandCoins,
    Page: lazyPart(() => import('./payouts/payouts-page.tsx')),
  },
  {
    name: 'figures',
    right: 'money',
    shortcut: 'f',
    Icon: ChartColumn,
    Page: lazyPart(() => import('./figures/figures-page.tsx')),
  },
  {
    name: 'content',
    right: 'content',
    shortcut: 'c',
    Icon: FileText,
    Page: lazyPart(() => import('./content/content-page.tsx')),
  },
  {
    name: 'home',
    right: 'content',
    shortcut: 'h',
    Icon: House,
    Page: lazyPart(() => import('./home/home-page.tsx')),
  },
  {
    name: 'categories',
    right: 'catalogue',
    shortcut: 'k',
    Icon: ListTree,
    Page: lazyPart(() => import('./catalogue/categories-page.tsx')),
  },
  {
    name: 'words',
    right: 'catalogue',
    shortcut: 'w',
    Icon: Languages,
    Page: lazyPart(() => import('./search/synonyms-page.tsx')),
  },
  {
    name: 'mail',
    right: 'support',
    shortcut: 'm',
    Icon: Mail,
    Page: lazyPart(() => import('./mails/mail-page.tsx')),
  },
  {
    name: 'people',
    right: 'people',
    shortcut: 'p',
    Icon: Users,
    Page: lazyPart(() => import('./staff/people/people-page.tsx')),
  },
  { name: 'audit', shortcut: 'a', Icon: ScrollText, Page: lazyPart(() => import('./audit/audit-page.tsx')) },
  {
    name: 'settings',
    shortcut: 's',
    Icon: Settings,
    Page: lazyPart(() => import('./content/settings-page.tsx')),
  },
]

/** The pages that these rights open. */
export const openPagesOf = (rights: readonly StaffRight[]): readonly ConsolePageEntry[] =>
  pages.filter(({ right }) => right === undefined || rights.includes(right))

export const useOpenPages = () => openPagesOf(useConsoleReader().rights)

/** The page that an address names; without a name it is the first that the reader may open. */
export const pageOfPath = (path: string, openPages: readonly ConsolePageEntry[]) => {
  const name = path.split('/').find(Boolean)
  return name === undefined ? openPages[0] : pages.find((page) => page.name === name)
}

/** Renders the page that the address names. */
export function ConsolePage({ path }: { path: string }) {
  const openPages = useOpenPages()
  const page = pageOfPath(path, openPages)
  if (!page) return <PageNotFound />
  if (page.right && !openPages.includes(page)) return <PageNotAllowed name={page.name} right={page.right} />
  return <page.Page rest={path.split('/').filter(Boolean).slice(1).join('/')} />
}
