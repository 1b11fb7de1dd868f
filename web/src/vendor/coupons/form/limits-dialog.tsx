import { useId, useState } from 'react'
import { findCouponEndFault, maxCouponDays } from '@haat/contract/domains/coupons.rules.ts'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { useCouponWords } from '#office/coupons/use-coupon-words.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { useCouponLimits } from '../coupons.queries.ts'
import { AnnounceChoice } from './announce-choice.tsx'
import { LastDay } from './coupon-days.tsx'
import { LimitFields } from './limit-fields.tsx'
import { isLimit, readWhole } from './typed-coupon.ts'

interface LimitsDialogProps {
  shopId: string
  coupon: ShopCoupon
  onClose(): void
}

const typedLimit = (limit: number | null) => (limit === null ? '' : String(limit))

/** Changes the last day and the limits of a coupon. */
export function LimitsDialog({ shopId, coupon, onClose }: LimitsDialogProps) {
  const { coupons, failures } = useArea('vendor')
  const { form: formTexts, limits: texts } = coupons
  const { problems } = formTexts
  const words = useCouponWords()
  const { code, uses, beginsOn } = coupon
  const formId = useId()
  const change = useCouponLimits(shopId, code)
  const [today] = useState(() => nepalDay(new Date()))
  const [endsOn, setEndsOn] = useState(coupon.endsOn)
  const [typed, setTyped] = useState({
    useLimit: typedLimit(coupon.useLimit),
    limitPerShopper: typedLimit(coupon.limitPerShopper),
  })
  const [isAnnounced, setIsAnnounced] = useState(coupon.isAnnounced)
  const useLimit = readWhole(typed.useLimit)
  const limitPerShopper = readWhole(typed.limitPerShopper)
  const form = useForm({
    names: ['endsOn', 'useLimit', 'limitPerShopper'],
    texts: {
      dayRequired: problems.dayRequired,
      past: problems.past,
      order: problems.order,
      far: problems.past,
      long: problems.long(words.count(maxCouponDays)),
      limitInvalid: problems.limitInvalid,
      useLimitLow: problems.useLimitLow,
    },
    values: { ...typed, endsOn: endsOn ?? '' },
    validate: () => ({
      endsOn: endsOn === '' ? 'dayRequired' : findCouponEndFault({ beginsOn, endsOn }, today)?.fault,
      useLimit: !isLimit(useLimit)
        ? 'limitInvalid'
        : useLimit !== null && useLimit < uses
          ? 'useLimitLow'
          : undefined,
      limitPerShopper: isLimit(limitPerShopper) ? undefined : 'limitInvalid',
    }),
    refusedAs: { useLimit: 'useLimitLow' },
    async send() {
      await change.mutateAsync({ endsOn, useLimit, limitPerShopper, isAnnounced })
      void showToast('success', texts.saved(code))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(code)}
      footer={
        <Button type="submit" form={formId} isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      }
    >
      <form {...form.props} id={formId} className="grid gap-5">
        {uses > 0 && <p className="text-small text-muted">{texts.used(words.count(uses))}</p>}
        <LimitFields
          {...typed}
          error={form.error}
          onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
        />
        <LastDay
          from={beginsOn > today ? beginsOn : today}
          endsOn={endsOn}
          error={form.error('endsOn')}
          onChange={(day) => {
            setEndsOn(day)
            form.edit('endsOn')
          }}
        />
        <AnnounceChoice isAnnounced={isAnnounced} onChange={setIsAnnounced} />
        <FormError text={failureText(form.failure, failures)} />
      </form>
    </Dialog>
  )
}
