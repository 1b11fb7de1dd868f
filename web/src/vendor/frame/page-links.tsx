import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MyShop, Shop } from '@haat/contract/domains/members.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { accountRowClass } from '#office/frame/account-menu.tsx'
import { CurrentMark } from '#office/frame/phone-bar.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useParcelCounts } from '../orders/parcels.queries.ts'
import { useUnansweredReviewCount } from '../reviews/reviews.queries.ts'
import { useOpenQuestionCount } from '../reviews/shop-questions.queries.ts'
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
    .filter((page) => !page.isBehindBell && shown(page))
    .map(({ name, Icon }) => (
      <PageLink
        key={name}
        {...{ shop, name, className }}
        isCurrent={name === pageName}
        after={<CountOf name={name} shop={shop} isOnIcon={hasMark ?? false} />}
      >
        {hasMark && name === pageName && <CurrentMark />}
        <Icon aria-hidden />
      </PageLink>
    ))

interface CountProps {
  shop: KnownShop
  isOnIcon: boolean
}

/** How much waits on a page, of those that have such a count. */
function CountOf({ name, ...props }: CountProps & { name: PageName }) {
  if (name === 'orders') return <ParcelsWaiting {...props} />
  if (name === 'questions') return <QuestionsWaiting {...props} />
  return name === 'reviews' ? <ReviewsWaiting {...props} /> : null
}

/** How many parcels wait to be accepted or packed. */
function ParcelsWaiting({ shop, isOnIcon }: CountProps) {
  const { data: counts } = useParcelCounts(shop)
  return <WaitingCount count={counts ? counts.toAccept + counts.toPack : 0} isOnIcon={isOnIcon} />
}

function QuestionsWaiting({ shop, isOnIcon }: CountProps) {
  const { data: count = 0 } = useOpenQuestionCount(shop.shopId)
  return <WaitingCount count={count} isOnIcon={isOnIcon} />
}

/** How many reviews have no reply. */
function ReviewsWaiting({ shop, isOnIcon }: CountProps) {
  const { data: count = 0 } = useUnansweredReviewCount(shop.shopId)
  return <WaitingCount count={count} isOnIcon={isOnIcon} />
}

function WaitingCount({ count, isOnIcon }: { count: number; isOnIcon: boolean }) {
  const { frame } = useArea('vendor')
  const { ui } = useMessages()
  if (count === 0) return null
  const figure = formatCount(count, ui.language)
  return (
    <span
      className={classNames(
        'min-w-5.5 rounded-badge bg-marigold px-1.5 text-center text-micro leading-5.5! font-extrabold text-on-marigold',
        isOnIcon ? 'absolute top-1 left-1/2 ms-1.5' : 'ms-auto',
      )}
    >
      <span aria-hidden>{figure}</span>
      <span className="sr-only">, {frame.waiting(figure)}</span>
    </span>
  )
}

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
  after?: ReactNode
}

function PageLink({ shop, name, isCurrent, className, onClick, children, after }: PageLinkProps) {
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
      {after}
    </Link>
  )
}
