import basket from 'picture:state-basket'
import gift from 'picture:state-gift'
import plug from 'picture:state-plug'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { couponFilters } from '@haat/contract/domains/coupons.rules.ts'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { CouponFilters } from '#office/coupons/coupon-filters.tsx'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useEndlessList, type EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { SuspendedNote } from '../vendors/suspended-note.tsx'
import { CouponCard } from './coupon-card.tsx'
import { couponQueries } from './coupons.queries.ts'
import { LimitsDialog } from './form/limits-dialog.tsx'
import { NewCouponDialog } from './form/new-coupon-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

/** What of a coupon is open. */
export interface OpenCoupon {
  name: 'limits' | 'leave'
  coupon: ShopCoupon
}

const dialogs = { limits: LimitsDialog, leave: LeaveDialog }
/** The cards stand side by side where there is room for two. */
const gridClass = 'grid gap-4 lg:grid-cols-2'

/** The coupons that the shop made, with what each has cost. */
export default function CouponsPage({ shop }: { shop: Shop }) {
  const { shopId } = shop
  const { coupons } = useArea('vendor')
  const { search, change } = useSearchParams()
  const [isMaking, setIsMaking] = useState(false)
  const [open, setOpen] = useState<OpenCoupon>()
  const filter = couponFilters.find((one) => one === search['filter']) ?? 'all'
  const searchTerm = search['searchTerm'] ?? ''
  const list = useEndlessList(couponQueries.list(useCall(), shopId, filter, searchTerm))
  const isSuspended = shop.state === 'suspended'
  const OpenDialog = open && dialogs[open.name]
  const make = (
    <Button icon={<Plus />} disabled={isSuspended} onClick={() => setIsMaking(true)}>
      {coupons.make}
    </Button>
  )
  return (
    <PageLayout>
      <PageHead title={coupons.title} note={coupons.lead} actions={make} />
      {isSuspended && <SuspendedNote />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CouponFilters
          chosen={filter}
          counts={list.firstPage?.counts}
          onChoose={(chosen) => change({ filter: chosen === 'all' ? '' : chosen })}
        />
        <div className="w-full sm:w-60">
          <SearchField
            label={coupons.searchLabel}
            icon={<Search aria-hidden />}
            term={searchTerm}
            onChange={(term) => change({ searchTerm: term })}
          />
        </div>
      </div>
      <CouponList
        list={list}
        shop={shop}
        isFiltered={filter !== 'all' || searchTerm !== ''}
        onOpen={setOpen}
        onShowAll={() => change({ filter: '', searchTerm: '' })}
      />
      {isMaking && <NewCouponDialog shopId={shopId} onClose={() => setIsMaking(false)} />}
      {open && OpenDialog && (
        <OpenDialog shopId={shopId} coupon={open.coupon} onClose={() => setOpen(undefined)} />
      )}
    </PageLayout>
  )
}

interface CouponListProps {
  list: EndlessList<ShopCoupon>
  shop: Shop
  isFiltered: boolean
  onOpen(open: OpenCoupon): void
  onShowAll(): void
}

function CouponList({ list, shop, isFiltered, onOpen, onShowAll }: CouponListProps) {
  const { coupons } = useArea('vendor')
  const { rows } = list
  if (list.hasFailed) {
    return <ErrorState picture={plug} headingLevel={2} heading={coupons.failed} query={list} />
  }
  if (!rows) {
    return (
      <SkeletonGroup className={gridClass}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-72 rounded-panel" />
        ))}
      </SkeletonGroup>
    )
  }
  if (rows.length === 0) {
    return (
      <div role="status">
        <EmptyState
          picture={isFiltered ? basket : gift}
          tone="indigo"
          headingLevel={2}
          heading={isFiltered ? coupons.noneFound : coupons.none}
          actions={
            isFiltered && (
              <Button variant="secondary" onClick={onShowAll}>
                {coupons.showAll}
              </Button>
            )
          }
        >
          {isFiltered ? coupons.noneFoundText : coupons.noneText}
        </EmptyState>
      </div>
    )
  }
  return (
    <div>
      <ul aria-label={coupons.list} aria-busy={list.isFetching} className={gridClass}>
        {rows.map((coupon) => (
          <CouponCard key={coupon.code} {...{ shop, coupon, onOpen }} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="mt-4 grid justify-items-start gap-2">
          <FormError text={list.hasMoreFailed ? coupons.moreFailed : undefined} />
          <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {coupons.more}
          </Button>
        </div>
      )}
    </div>
  )
}
