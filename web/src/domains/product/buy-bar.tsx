import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AddButton, BuyNowButton } from './buy-buttons.tsx'
import type { Variant } from './choose-variant.ts'
import type { Buying } from './use-buying.ts'

/** Always under the thumb: on a phone it stands where the bottom bar stands elsewhere. */
export function BuyBar({ variant, buying }: { variant: Variant; buying: Buying }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { pricePaisa, oldPricePaisa } = variant
  return (
    <section
      aria-label={texts.buying}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[auto_1fr_1fr] items-center gap-2.5 bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-10px_28px_-14px_rgb(43_24_32/0.22)] md:hidden"
    >
      <p className="grid leading-tight">
        {oldPricePaisa !== null && (
          <span className="text-micro text-muted">
            <s aria-hidden>{formatRupees(oldPricePaisa, ui.language)}</s>
            <VisuallyHidden>{ui.oldPrice(formatRupees(oldPricePaisa, ui.language))}</VisuallyHidden>
          </span>
        )}
        <span className="text-price whitespace-nowrap">{formatRupees(pricePaisa, ui.language)}</span>
      </p>
      <BuyNowButton buying={buying} />
      <AddButton buying={buying} />
    </section>
  )
}
