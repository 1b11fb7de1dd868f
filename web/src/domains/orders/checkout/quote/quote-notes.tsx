import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Quote } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import type { Checkout } from '../use-checkout.ts'
import { ProblemRow } from './problem-row.tsx'
import { useCartRepairs } from './use-cart-repairs.ts'

interface QuoteNotesProps {
  checkout: Checkout
  quote: Quote
  onOtherAddress(): void
}

/** Everything that keeps this cart from being ordered, each with a way to solve it. */
export function QuoteNotes({ checkout, quote, onOtherAddress }: QuoteNotesProps) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const repairs = useCartRepairs()
  const { problems, unreachable, coupon, parcels } = quote
  const district = checkout.address && inLanguage(checkout.address.districtName, ui.language)
  const closed = useSiteSettings()?.closed
  if (problems.length === 0 && unreachable.length === 0 && !coupon?.refusal && !closed) return null
  return (
    <section aria-live="polite" className="rounded-panel bg-cream px-4 py-4 text-ink md:rounded-hero md:px-7">
      <h2 className="flex items-center gap-2 text-label text-cream-ink">
        <CircleAlert aria-hidden className="size-5" />
        {texts.problemsTitle}
      </h2>
      <ul className="divide-y divide-line">
        {closed && <li className="py-3">{inLanguage(closed, ui.language)}</li>}
        {problems.map((item) => (
          <ProblemRow key={item.variantId} item={item} repairs={repairs} />
        ))}
        {unreachable.map(({ slug, name }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="flex-[1_1_12rem]">
              {texts.unreachable(inLanguage(name, ui.language), district ?? '')}
            </p>
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={onOtherAddress}>
                {texts.otherAddress}
              </Button>
              <Button
                variant="secondary"
                isBusy={repairs.isBusy}
                onClick={() =>
                  repairs.leaveOut(
                    parcels.filter(({ vendor }) => vendor.slug === slug).flatMap(({ items }) => items),
                  )
                }
              >
                {texts.leaveVendorOut}
              </Button>
            </span>
          </li>
        ))}
        {coupon?.refusal && <li className="py-3">{texts.couponRefused(coupon.code)}</li>}
      </ul>
    </section>
  )
}
