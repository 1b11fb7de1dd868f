import { useId } from 'react'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { CouponStateBadge } from '#office/coupons/coupon-state-badge.tsx'
import { CouponSubjects } from '#office/coupons/coupon-subjects.tsx'
import { StaffPauseNote } from '#office/coupons/staff-pause-note.tsx'
import { useCouponWords } from '#office/coupons/use-coupon-words.ts'
import { CopyButton } from '#office/parts/copy-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../members/failure-text.ts'
import { usePauseCoupon } from './coupons.queries.ts'
import type { OpenCoupon } from './coupons-page.tsx'

interface CouponCardProps {
  shop: Shop
  coupon: ShopCoupon
  onOpen(open: OpenCoupon): void
}

/** A coupon: what it takes off, how long, how often it was used and what it cost, with the ways to change it. */
export function CouponCard({ shop, coupon, onOpen }: CouponCardProps) {
  const { coupons } = useArea('vendor')
  const { coupons: shared } = useArea('office')
  const words = useCouponWords()
  const titleId = useId()
  const { code, state, wasUsed, comingPaisa } = coupon
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-panel bg-surface p-4 shadow-2 md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id={titleId} translate="no" className="text-h3 tracking-wide wrap-anywhere">
          {code}
        </h2>
        <CouponStateBadge state={state} />
      </div>
      <div>
        <p className="font-semibold">{words.discount(coupon)}</p>
        <p className="mt-1 text-small text-muted">{words.days(coupon, coupons.daysFrom)}</p>
        <CouponSubjects coupon={coupon} names={coupons.scopes} className="mt-1 text-small text-muted" />
        {coupon.isAnnounced && <p className="mt-1 text-small text-muted">{coupons.announced}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-3 rounded-control bg-sunken p-3.5">
        <div>
          <dt className="text-fine text-muted">{shared.uses}</dt>
          <dd className="text-name tabular-nums">{words.uses(coupon)}</dd>
          {coupon.limitPerShopper !== null && (
            <dd className="text-fine text-muted">{shared.perShopper(words.count(coupon.limitPerShopper))}</dd>
          )}
        </div>
        <div>
          <dt className="text-fine text-muted">{shared.cost}</dt>
          <dd className="text-name tabular-nums">{words.exact(coupon.costPaisa)}</dd>
          {wasUsed && (
            <dd className="text-fine text-muted">
              {comingPaisa > 0 ? coupons.coming(words.exact(comingPaisa)) : coupons.costNote}
            </dd>
          )}
        </div>
      </dl>
      {coupon.staffPause && <StaffPauseNote pause={coupon.staffPause} title={coupons.pausedByStaff} />}
      <Actions {...{ shop, coupon, onOpen }} />
    </li>
  )
}

function Actions({ shop, coupon, onOpen }: CouponCardProps) {
  const { coupons, failures } = useArea('vendor')
  const { code, state, isPaused, staffPause, wasUsed } = coupon
  const pause = usePauseCoupon(shop.shopId, code)
  const canChange = shop.state !== 'suspended' && state !== 'over'
  const press = () =>
    pause.mutate(!isPaused, {
      onSuccess: () => void showToast('success', isPaused ? coupons.wentOn(code) : coupons.paused(code)),
      onError: (failure) => void showToast('error', failureText(failure, failures)!),
    })
  const isPlanned = state === 'planned'
  const canLeave = shop.state !== 'suspended' && (canChange || !wasUsed)
  return (
    <div className="mt-auto grid grid-cols-2 gap-2">
      {state !== 'over' && <CopyButton text={code} />}
      {canChange && (
        <>
          <Button
            variant="secondary"
            aria-label={coupons.changeOf(code)}
            onClick={() => onOpen({ name: 'limits', coupon })}
          >
            {coupons.change}
          </Button>
          {state !== 'usedUp' && !staffPause && (
            <Button
              variant="secondary"
              aria-label={isPaused ? coupons.goOnOf(code) : coupons.pauseOf(code)}
              isBusy={pause.isPending}
              onClick={press}
            >
              {isPaused ? coupons.goOn : coupons.pause}
            </Button>
          )}
        </>
      )}
      {canLeave && (
        <Button
          variant="secondary"
          aria-label={isPlanned || !wasUsed ? coupons.removeOf(code) : coupons.endOf(code)}
          onClick={() => onOpen({ name: 'leave', coupon })}
        >
          {isPlanned || !wasUsed ? coupons.remove : coupons.end}
        </Button>
      )}
    </div>
  )
}
