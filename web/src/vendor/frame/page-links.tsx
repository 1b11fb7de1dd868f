import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MyShop, Shop } from '@haat/contract/domains/members.ts'
import { accountRowClass } from '#office/frame/account-menu.tsx'
import { CurrentMark } from '#office/frame/phone-bar.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { pagesFor, pathOf, type PageName, type PortalPageEntry } from '../portal-pages.tsx'

/** The shop, or what the list of the person's shops says of it before the shop itself has come. */
export type KnownShop = MyShop | Shop

interface PageLinksProps {
  shop: KnownShop
  pageName: PageName | undefined
  shown?(page: PortalPageEntry): boolean
  className: string
  hasMark?: true
}

export const PageLinks = ({ shop, pageName, shown = () => true, className, hasMark }: PageLinksProps) =>
  pagesFor(shop.rights)
    .filter(shown)
    .map(({ name, Icon }) => (
      <PageLink key={name} {...{ shop, name, className }} isCurrent={name === pageName}>
        {hasMark && name === pageName && <CurrentMark />}
        <Icon aria-hidden />
      </PageLink>
    ))

/** On a phone, the pages that have no room in its bar. */
export const MenuRows = ({ shop, onClose }: { shop: KnownShop; onClose(): void }) =>
  pagesFor(shop.rights)
    .filter(({ isInMenu }) => isInMenu)
    .map(({ name, Icon }) => (
      <li key={name} className="md:hidden">
        <PageLink {...{ shop, name }} isCurrent={false} className={accountRowClass} onClick={onClose}>
          <Icon aria-hidden />
        </PageLink>
      </li>
    ))

interface PageLinkProps {
  shop: KnownShop
  name: PageName
  isCurrent: boolean
  className: string
  onClick?(): void
  /** Before the name of the page. */
  children: ReactNode
}

function PageLink({ shop, name, isCurrent, className, onClick, children }: PageLinkProps) {
  const { frame } = useArea('vendor')
  return (
    <Link
      to="/vendor/$"
      params={{ _splat: pathOf(shop.shopId, name) }}
      activeOptions={{ exact: true }}
      className={className}
      {...(onClick && { onClick })}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {children}
      <span>{frame.places[name]}</span>
    </Link>
  )
}
