import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StaffCoupon } from '@haat/contract/domains/coupons.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { CouponStateBadge } from '#office/coupons/coupon-state-badge.tsx'
import { CouponSubjects } from '#office/coupons/coupon-subjects.tsx'
import { StaffPauseNote } from '#office/coupons/staff-pause-note.tsx'
import { useCouponWords } from '#office/coupons/use-coupon-words.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Button } from '#ui/button/button.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface CouponTableProps {
  list: EndlessList<StaffCoupon>
  empty: ReactNode
  /** Whether the list is of one shop already. */
  isOneShop: boolean
  onShop(id: string): void
  onOpen(coupon: StaffCoupon): void
}

/** Coupons with what each is for, its limits and days, how often it was used and what it cost its shop. */
export function CouponTable({ list, empty, isOneShop, onShop, onOpen }: CouponTableProps) {
  const { coupons } = useArea('staff')
  const { coupons: shared } = useArea('office')
  const words = useCouponWords()
  const columns: Column<StaffCoupon>[] = [
    {
      id: 'coupon',
      header: coupons.columns.coupon,
      isMain: true,
      className: 'md:min-w-56',
      renderCell: (coupon) => <CouponCell {...{ coupon, isOneShop, onShop }} />,
    },
    {
      id: 'terms',
      header: coupons.columns.terms,
      renderCell: (coupon) => (
        <span className="grid gap-0.5 max-md:text-right">
          <span className="font-semibold">{words.discount(coupon)}</span>
          <CouponSubjects coupon={coupon} names={coupons.scopes} className="text-muted" />
          {coupon.isAnnounced && <span className="text-muted">{coupons.announced}</span>}
        </span>
      ),
    },
    {
      id: 'days',
      header: coupons.columns.days,
      renderCell: (coupon) => words.days(coupon, coupons.daysFrom),
    },
    {
      id: 'uses',
      header: shared.uses,
      renderCell: (coupon) => (
        <span className="grid gap-0.5 tabular-nums max-md:text-right">
          <span>{words.uses(coupon)}</span>
          {coupon.limitPerShopper !== null && (
            <span className="text-muted">{shared.perShopper(words.count(coupon.limitPerShopper))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'cost',
      header: shared.cost,
      renderCell: ({ costPaisa, comingPaisa }) => (
        <span className="grid gap-0.5 tabular-nums max-md:text-right">
          <span className="font-semibold md:whitespace-nowrap">{words.exact(costPaisa)}</span>
          {comingPaisa > 0 && <span className="text-muted">{coupons.coming(words.exact(comingPaisa))}</span>}
        </span>
      ),
    },
    { id: 'act', header: coupons.columns.act, renderCell: (coupon) => <Act {...{ coupon, onOpen }} /> },
  ]
  return (
    <DataTable
      label={coupons.list}
      columns={columns}
      list={list}
      keyOf={({ code }) => code}
      empty={empty}
      renderDetail={({ staffPause }) =>
        staffPause && <StaffPauseNote pause={staffPause} title={coupons.pausedByStaff} />
      }
    />
  )
}

function CouponCell({
  coupon,
  isOneShop,
  onShop,
}: { coupon: StaffCoupon } & Pick<CouponTableProps, 'isOneShop' | 'onShop'>) {
  const { coupons } = useArea('staff')
  const { language } = useMessages().ui
  const { code, shop, state } = coupon
  const name = inLanguage(shop.name, language)
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <strong translate="no" className="text-name tracking-wide wrap-anywhere">
          {code}
        </strong>
        <CouponStateBadge state={state} />
      </span>
      <Link
        to="/staff/$"
        params={{ _splat: `vendors/shops/${shop.id}` }}
        className="font-semibold text-crimson hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
      >
        {name}
      </Link>
      {!isOneShop && (
        <button
          type="button"
          aria-label={coupons.onlyThisShopOf(name)}
          onClick={() => onShop(shop.id)}
          className="min-h-6 text-fine text-muted hover:underline max-md:min-h-11"
        >
          {coupons.onlyThisShop}
        </button>
      )}
    </span>
  )
}

function Act({ coupon, onOpen }: { coupon: StaffCoupon } & Pick<CouponTableProps, 'onOpen'>) {
  const { coupons } = useArea('staff')
  const { code, state, staffPause } = coupon
  if (state === 'over' && !staffPause) return <span className="text-muted">{coupons.nothingToDo}</span>
  return (
    <Button
      variant="secondary"
      aria-label={staffPause ? coupons.resume.of(code) : coupons.pause.of(code)}
      onClick={() => onOpen(coupon)}
    >
      {staffPause ? coupons.resume.button : coupons.pause.button}
    </Button>
  )
}
