import Bell from 'lucide-react/icons/bell'
import Boxes from 'lucide-react/icons/boxes'
import ChartColumn from 'lucide-react/icons/chart-column'
import Clock from 'lucide-react/icons/clock'
import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import Landmark from 'lucide-react/icons/landmark'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Package from 'lucide-react/icons/package'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import ShieldCheck from 'lucide-react/icons/shield-check'
import IdCard from 'lucide-react/icons/id-card'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UsersRound from 'lucide-react/icons/users-round'
import Wrench from 'lucide-react/icons/wrench'
import { type ComponentType } from 'react'
import type { ShopRight } from '@haat/contract/domains/members.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

export type PageName = keyof Areas['vendor']['frame']['places']

export interface PortalPageEntry {
  /** The part of the page's address after the shop; the first page needs none. */
  name: PageName
  /** The right that the page asks for; every member may open a page without one. */
  right?: ShopRight
  /** On a phone the page is in the menu behind "More": its bar has room for four. */
  isInMenu?: true
  /** The bell leads to the page, so that no menu names it. */
  isBehindBell?: true
  /** The page is about the reader and not about a shop, so its address names none. */
  isPersonal?: true
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  /** `rest` is the part of the address that follows the page's name, for pages that have more below them. */
  Page: ComponentType<{ shop: Shop; rest: string }>
  hasMoreBelow?: true
}

const ListingsPage = lazyPart(() => import('./listings/listings-page.tsx'))

/**
 * Every page of the portal, in the order of the sidebar and of the phone's bar. The first page opens when the address
 * names none. Each page is loaded only when it is opened.
 */
export const pages: readonly [PortalPageEntry, ...PortalPageEntry[]] = [
  { name: 'home', Icon: House, Page: lazyPart(() => import('./home/home-page.tsx')) },
  {
    name: 'orders',
    right: 'orders',
    hasMoreBelow: true,
    Icon: Package,
    Page: lazyPart(() => import('./orders/orders-page.tsx')),
  },
  {
    name: 'listings',
    right: 'listings',
    hasMoreBelow: true,
    Icon: ShoppingBag,
    Page: (props) => <ListingsPage kind="product" {...props} />,
  },
  {
    name: 'services',
    right: 'listings',
    hasMoreBelow: true,
    isInMenu: true,
    Icon: Wrench,
    Page: (props) => <ListingsPage kind="service" {...props} />,
  },
  {
    name: 'stock',
    right: 'stock',
    isInMenu: true,
    Icon: Boxes,
    Page: lazyPart(() => import('./stock/stock-page.tsx')),
  },
  {
    name: 'coupons',
    right: 'coupons',
    isInMenu: true,
    Icon: TicketPercent,
    Page: lazyPart(() => import('./coupons/coupons-page.tsx')),
  },
  {
    name: 'questions',
    right: 'reviews',
    isInMenu: true,
    Icon: MessageCircleQuestion,
    Page: lazyPart(() => import('./reviews/questions-page.tsx')),
  },
  {
    name: 'reviews',
    right: 'reviews',
    isInMenu: true,
    Icon: Star,
    Page: lazyPart(() => import('./reviews/reviews-page.tsx')),
  },
  {
    name: 'money',
    right: 'money',
    Icon: HandCoins,
    Page: lazyPart(() => import('./ledger/money-page.tsx')),
  },
  {
    name: 'figures',
    right: 'figures',
    isInMenu: true,
    Icon: ChartColumn,
    Page: lazyPart(() => import('./figures/figures-page.tsx')),
  },
  {
    name: 'page',
    right: 'shop',
    isInMenu: true,
    Icon: Store,
    Page: lazyPart(() => import('./vendors/page-page.tsx')),
  },
  {
    name: 'hours',
    right: 'shop',
    isInMenu: true,
    Icon: Clock,
    Page: lazyPart(() => import('./vendors/hours-page.tsx')),
  },
  {
    name: 'notifications',
    isBehindBell: true,
    Icon: Bell,
    Page: lazyPart(() => import('./notifications/notifications-page.tsx')),
  },
  {
    name: 'team',
    isInMenu: true,
    Icon: UsersRound,
    Page: lazyPart(() => import('./members/team-page.tsx')),
  },
  {
    name: 'details',
    right: 'shop',
    isInMenu: true,
    Icon: IdCard,
    Page: lazyPart(() => import('./vendors/details-page.tsx')),
  },
  {
    name: 'payout',
    right: 'payout',
    isInMenu: true,
    Icon: Landmark,
    Page: lazyPart(() => import('./payouts/payout-page.tsx')),
  },
  {
    name: 'security',
    isInMenu: true,
    isPersonal: true,
    Icon: ShieldCheck,
    Page: lazyPart(() => import('./account/security-page.tsx')),
  },
]

/** The pages that a member with these rights may open. */
export const pagesFor = (rights: readonly ShopRight[]) =>
  pages.filter(({ right }) => right === undefined || rights.includes(right))

/** Finds a page by the address after the shop; an empty one means the first page. */
export function findPage(path: string, rights: readonly ShopRight[]) {
  const [name, ...rest] = path.split('/')
  const page = name ? pagesFor(rights).find((one) => one.name === name) : pages[0]
  return page && (page.hasMoreBelow || rest.length === 0) ? { ...page, rest: rest.join('/') } : undefined
}

/** Whether the first part of an address names a page about the reader instead of a shop. */
export const isPersonalPage = (name: string | undefined) =>
  pages.some((page) => page.isPersonal && page.name === name)

/** The address of a page below /vendor/. */
export function pathOf(shopId: string, name: PageName) {
  if (isPersonalPage(name)) return name
  return name === pages[0].name ? shopId : `${shopId}/${name}`
}
