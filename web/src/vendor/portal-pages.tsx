import House from 'lucide-react/icons/house'
import UsersRound from 'lucide-react/icons/users-round'
import { lazy, type ComponentType } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { Areas } from '#ui/messages/areas.ts'

export type PageName = keyof Areas['vendor']['frame']['places']

interface PortalPageEntry {
  /** The part of the page's address after the shop; the first page needs none. */
  name: PageName
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  Page: ComponentType<{ shop: Shop }>
}

/**
 * Every page of the portal, in the order of the sidebar and of the phone's bar. The first page opens when the address
 * names none. Each page is loaded only when it is opened.
 */
export const pages: readonly [PortalPageEntry, ...PortalPageEntry[]] = [
  { name: 'home', Icon: House, Page: lazy(() => import('./home/home-page.tsx')) },
  { name: 'team', Icon: UsersRound, Page: lazy(() => import('./members/team-page.tsx')) },
]

/** Finds a page by its name in the address; an empty name means the first page. */
export const findPage = (name: string | undefined) =>
  name ? pages.find((page) => page.name === name) : pages[0]

/** The address of a page below /vendor/. */
export const pathOf = (shopId: string, name: PageName) =>
  name === pages[0].name ? shopId : `${shopId}/${name}`
