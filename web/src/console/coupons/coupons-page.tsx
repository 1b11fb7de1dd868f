import basket from 'picture:state-basket'
import gift from 'picture:state-gift'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { couponFilters } from '@haat/contract/domains/coupons.rules.ts'
import type { StaffCoupon } from '@haat/contract/domains/coupons.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { CouponFilters } from '#office/coupons/coupon-filters.tsx'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { CouponTable } from './coupon-table.tsx'
import { couponQueries } from './coupons.queries.ts'
import { PauseDialog } from './pause-dialog.tsx'
import { ResumeDialog } from './resume-dialog.tsx'

/** The coupons of all shops. State, shop and code stand in the address. */
export default function CouponsPage() {
  const { coupons } = useArea('staff')
  const { language } = useMessages().ui
  const { search, change, replaceAll } = useSearchParams()
  const filter = couponFilters.find((one) => one === search['filter']) ?? 'all'
  const { searchTerm = '', shop = '' } = search
  const list = useEndlessList(couponQueries.list(useCall(), { filter, searchTerm, shop }))
  const [opened, setOpened] = useState<StaffCoupon>()
  const isFiltered = filter !== 'all' || searchTerm !== '' || shop !== ''
  const shopName = list.firstPage?.shop ? inLanguage(list.firstPage.shop.name, language) : coupons.oneShop
  const OpenDialog = opened?.staffPause ? ResumeDialog : PauseDialog
  return (
    <PageLayout>
      <PageHead title={coupons.title} note={coupons.lead} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CouponFilters
          chosen={filter}
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
      {shop !== '' && (
        <div>
          <Button
            variant="secondary"
            icon={<X aria-hidden />}
            aria-label={coupons.allShopsInstead(shopName)}
            onClick={() => change({ shop: '' })}
          >
            {coupons.onlyShop(shopName)}
          </Button>
        </div>
      )}
      <CouponTable
        list={list}
        isOneShop={shop !== ''}
        onShop={(id) => change({ shop: id })}
        onOpen={setOpened}
        empty={
          <EmptyState
            picture={isFiltered ? basket : gift}
            tone="indigo"
            headingLevel={2}
            heading={isFiltered ? coupons.noneFound : coupons.none}
            actions={
              isFiltered && (
                <Button variant="secondary" onClick={() => replaceAll({})}>
                  {coupons.showAll}
                </Button>
              )
            }
          >
            {isFiltered ? coupons.noneFoundText : coupons.noneText}
          </EmptyState>
        }
      />
      {opened && <OpenDialog coupon={opened} onClose={() => setOpened(undefined)} />}
    </PageLayout>
  )
}
