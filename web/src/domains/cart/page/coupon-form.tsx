import Check from 'lucide-react/icons/check'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { useId, useState } from 'react'
import { couponMaxLength } from '@haat/contract/domains/cart.rules.ts'
import type { CouponState } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useCartActions } from '../use-cart-actions.ts'

/** A coupon code and what it saves, or exactly why it does not count. */
export function CouponForm({ coupon }: { coupon: CouponState | null }) {
  const { setCoupon } = useCartActions()
  const { ui } = useMessages()
  const cart = useArea('cart')
  const [typed, setTyped] = useState<string>()
  const refusal = useCouponText(coupon)
  const noteId = useId()
  // Typing another code replaces the one that is shown.
  const isApplied = coupon !== null && typed === undefined
  const form = useForm<'code', 'codeRequired'>({
    names: ['code'],
    texts: { codeRequired: cart.couponMissing },
    values: { code: typed ?? coupon?.code ?? '' },
    schema: () => import('@haat/contract/domains/cart.ts').then((contract) => contract.couponBody),
    async send({ code }) {
      await setCoupon(isApplied ? undefined : code)
      setTyped(undefined)
    },
  })
  const error = form.error('code') ?? (isApplied ? refusal : undefined)

  return (
    <form {...form.props} className="rounded-panel bg-surface p-3.5 shadow-2 md:p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
        <TextInput
          icon={<TicketPercent />}
          aria-label={cart.coupon}
          aria-describedby={error ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          placeholder={cart.coupon}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={couponMaxLength}
          name="code"
          value={typed ?? coupon?.code ?? ''}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" isBusy={form.isBusy}>
          {isApplied ? cart.removeCoupon : cart.apply}
        </Button>
      </div>
      <div role="status">
        {error && <FieldError id={noteId}>{error}</FieldError>}
        {isApplied && !error && (
          <p className="mt-2 flex items-center gap-1.5 text-small font-semibold text-pine [&>svg]:size-4">
            <Check aria-hidden />
            {cart.couponSaves(formatRupees(coupon.discountPaisa, ui.language))}
          </p>
        )}
      </div>
      <FormError text={form.failure ? cart.couponFailed : undefined} className="mt-2.5" />
    </form>
  )
}

/** The reason why a coupon does not count, as a sentence. */
function useCouponText(coupon: CouponState | null): string | undefined {
  const { ui } = useMessages()
  const { couponRefused } = useArea('cart')
  if (!coupon?.refusal) return undefined
  const { reason, missingPaisa, vendor, at } = coupon.refusal
  // The detail that each reason's sentence mentions.
  const detail = {
    unknown: '',
    paused: '',
    notYet: at ? formatLocalDate(at, ui.language) : '',
    over: at ? formatLocalDate(at, ui.language) : '',
    usedUp: '',
    usedByYou: '',
    belowMinimum: formatRupees(missingPaisa ?? 0, ui.language),
    otherVendor: vendor ? inLanguage(vendor, ui.language) : '',
    otherGoods: vendor ? inLanguage(vendor, ui.language) : '',
  }
  return couponRefused[reason](coupon.code, detail[reason])
}
