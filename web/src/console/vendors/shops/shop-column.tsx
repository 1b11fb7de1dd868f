import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import { vendorTabs } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { StaffVendorCard } from '@haat/contract/domains/vendors.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { ListSkeleton, ListTools, rowClass, rowLinkClass } from '../list/list-parts.tsx'
import type { VendorsAddress } from '../list/use-vendors-search.ts'

interface ShopColumnProps {
  address: VendorsAddress
  list: EndlessList<StaffVendorCard>
  openId: string | undefined
}

/** The shops that there are, with those that are suspended. */
export function ShopColumn({ address, list, openId }: ShopColumnProps) {
  const { vendors, vendorShops } = useArea('staff')
  const { parts } = useArea('office')
  const { shopState, setShopState, searchTerm, setSearchTerm } = address
  const none = () => {
    if (searchTerm !== '') return vendorShops.none.searched(searchTerm)
    return shopState === 'all' ? vendorShops.none.all : vendorShops.none.ofState(vendorShops.tabs[shopState])
  }
  return (
    <>
      <ListTools
        searchLabel={vendorShops.search}
        searchTerm={searchTerm}
        onSearch={setSearchTerm}
        state={shopState}
        states={vendorTabs}
        names={vendorShops.tabs}
        onState={setShopState}
      />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {list.hasFailed ? (
          <ErrorState picture={basket} headingLevel={2} query={list}>
            {vendorShops.failed}
          </ErrorState>
        ) : !list.rows ? (
          <ListSkeleton />
        ) : list.rows.length === 0 ? (
          <EmptyState
            picture={basket}
            tone="pine"
            headingLevel={2}
            heading={vendors.noneTitle}
            actions={
              searchTerm !== '' && (
                <Button variant="secondary" onClick={() => setSearchTerm('')}>
                  {vendors.clear}
                </Button>
              )
            }
          >
            {none()}
          </EmptyState>
        ) : (
          <ul aria-label={vendorShops.list}>
            {list.rows.map((shop) => (
              <ShopRow key={shop.id} shop={shop} isOpen={shop.id === openId} query={address.query} />
            ))}
          </ul>
        )}
        {list.hasMore && (
          <div className="grid gap-2 p-4.5">
            <FormError text={list.hasMoreFailed ? parts.moreFailed : undefined} />
            <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
              {vendors.more}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

interface ShopRowProps {
  shop: StaffVendorCard
  isOpen: boolean
  query: VendorsAddress['query']
}

function ShopRow({ shop, isOpen, query }: ShopRowProps) {
  const { vendorShops } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <li className={rowClass(isOpen)}>
      {isOpen && <span aria-hidden className="weave weave-turned weave-1 absolute inset-y-0 left-0 h-full" />}
      <div className="flex items-center gap-2.5">
        <LetterSign
          name={shop.name}
          letter={shop.sign}
          colour={shop.signColour}
          className="size-9 rounded-badge text-body"
        />
        <div className="min-w-0">
          <Link
            to="/staff/$"
            params={{ _splat: `vendors/shops/${shop.id}` }}
            search={query as object}
            resetScroll={false}
            data-row
            {...(isOpen && { 'aria-current': 'true' as const })}
            className={rowLinkClass}
          >
            <BilingualText text={shop.name} />
          </Link>
          <p className="truncate text-fine text-muted">
            <BilingualText text={shop.place} />
          </p>
        </div>
      </div>
      <div
        className={classNames('mt-2 flex flex-wrap items-center justify-between gap-2 text-fine text-muted')}
      >
        {vendorShops.counts(count(shop.productCount), count(shop.serviceCount))}
        {shop.suspension && <Badge tone="blushTint">{vendorShops.states.suspended}</Badge>}
      </div>
    </li>
  )
}
