import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import type { ComponentProps, ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { classNames } from '#ui/class-names.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { OpenApplication } from '#console/applications/application-view.tsx'
import { applicationQueries, useWaitingCount } from '#console/applications/applications.queries.ts'
import { QueueColumn } from '#console/applications/queue/queue-column.tsx'
import { useVendorsSearch } from './list/use-vendors-search.ts'
import { ShopColumn } from './shops/shop-column.tsx'
import { OpenShop } from './shops/shop-view.tsx'
import { shopQueries, useOpenShopCount } from './shops/shops.queries.ts'

/**
 * Serves `/staff/vendors` (applications), `/staff/vendors/<id>` (one of them), `/staff/vendors/shops` and
 * `/staff/vendors/shops/<id>`.
 */
export default function VendorsPage({ rest }: { rest: string }) {
  const [first = '', second = ''] = rest.split('/')
  return first === 'shops' ? <ShopsView openId={second} /> : <ApplicationsView openId={first} />
}

function ApplicationsView({ openId }: { openId: string }) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const address = useVendorsSearch()
  const list = useEndlessList(applicationQueries.list(useCall(), address.state, address.searchTerm))
  const Column = address.state === 'waiting' ? WaitingColumn : QueueColumn
  const late = list.firstPage?.counts.late ?? 0
  return (
    <VendorsFrame
      current="applied"
      note={late > 0 ? vendors.lateCount(formatCount(late, ui.language)) : ''}
      column={<Column address={address} list={list} openId={openId} />}
      nothingOpen={vendors.chooseTitle}
    >
      {openId !== '' && <OpenApplication key={openId} id={openId} onBack={() => address.open('vendors')} />}
    </VendorsFrame>
  )
}

/** What waits for staff, and below it what applicants mend. */
function WaitingColumn(props: ComponentProps<typeof QueueColumn>) {
  const call = useCall()
  const sentBack = useEndlessList(applicationQueries.list(call, 'sent-back', props.address.searchTerm))
  return <QueueColumn {...props} sentBack={sentBack} />
}

function ShopsView({ openId }: { openId: string }) {
  const { vendorShops } = useArea('staff')
  const address = useVendorsSearch()
  const list = useEndlessList(shopQueries.list(useCall(), address.shopState, address.searchTerm))
  return (
    <VendorsFrame
      current="open"
      note=""
      column={<ShopColumn address={address} list={list} openId={openId} />}
      nothingOpen={vendorShops.chooseTitle}
    >
      {openId !== '' && <OpenShop key={openId} id={openId} onBack={() => address.open('vendors/shops')} />}
    </VendorsFrame>
  )
}

interface VendorsFrameProps {
  current: 'applied' | 'open'
  /** Beside the title, in crimson. */
  note: string
  column: ReactNode
  nothingOpen: string
  /** What is open; false while nothing is. */
  children: ReactNode
}

/** A list and what is open of it, side by side; on a phone one of them at a time. */
function VendorsFrame({ current, note, column, nothingOpen, children }: VendorsFrameProps) {
  const { vendors, vendorShops } = useArea('staff')
  return (
    <div className="grid h-[var(--page-height,100dvh)] grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[248px_minmax(0,1fr)]">
      <section
        aria-label={vendors.title}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          children !== false && 'max-md:hidden',
        )}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4.5 pt-4 pb-3">
          <h1 className="text-h1">{vendors.title}</h1>
          <p className="text-small font-semibold text-crimson">{note}</p>
        </header>
        <nav
          aria-label={vendors.tabsLabel}
          className="mx-4.5 mb-3 flex gap-0.5 rounded-control bg-sunken p-0.5"
        >
          <TabLink
            path="vendors"
            name={vendors.applied}
            count={useWaitingCount()}
            isCurrent={current === 'applied'}
          />
          <TabLink
            path="vendors/shops"
            name={vendorShops.tab}
            count={useOpenShopCount()}
            isCurrent={current === 'open'}
          />
        </nav>
        {column}
      </section>
      {/* On a phone the list with the title of the page is not there. */}
      {children !== false && <h1 className="sr-only md:hidden">{vendors.title}</h1>}
      {children || (
        <div className="grid place-content-center max-md:hidden">
          <PageTitle title={vendors.title} />
          <EmptyState picture={basket} tone="indigo" headingLevel={2} heading={nothingOpen} actions={null}>
            {vendors.choose}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

interface TabLinkProps {
  path: string
  name: string
  count: number | undefined
  isCurrent: boolean
}

function TabLink({ path, name, count, isCurrent }: TabLinkProps) {
  const { ui } = useMessages()
  return (
    <Link
      to="/staff/$"
      params={{ _splat: path }}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      className={classNames(
        'grid min-h-10 grow place-items-center rounded-chip px-1 text-center text-small font-semibold no-underline',
        isCurrent ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
      )}
    >
      {name} {count === undefined ? '' : formatCount(count, ui.language)}
    </Link>
  )
}
