import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { isAgreeable } from '@haat/contract/domains/cart.rules.ts'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useCartActions } from '#domains/cart/use-cart-actions.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { Checkout } from '../use-checkout.ts'

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

interface ProblemRowProps {
  item: CartItem
  repairs: ReturnType<typeof useCartRepairs>
}

/** Says what has changed about an item since it was put into the cart, and offers what can be done. */
function ProblemRow({ item, repairs }: ProblemRowProps) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const { problem, left } = item
  const title = inLanguage(item.title, ui.language)
  const count = (n: number) => formatCount(n, ui.language)
  const act = (label: string, onClick: () => void) => (
    <Button
      variant="secondary"
      isBusy={repairs.isBusy}
      aria-label={texts.ofTitle(label, title)}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Picture
        picture={item.picture}
        sizes="52px"
        isDecorative
        className="size-13 shrink-0 rounded-control"
      />
      <p className="min-w-0 flex-[1_1_12rem]">
        <span className="block text-label">{title}</span>
        <span className="text-small">{useProblemText(item)}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        {problem &&
          isAgreeable(problem) &&
          act(problem === 'priceUp' ? texts.accept : texts.acceptDown, () => repairs.accept(item))}
        {problem === 'tooMany' &&
          left !== null &&
          left > 0 &&
          act(texts.take(count(left)), () => repairs.take(item, left))}
        {problem !== 'priceDown' && act(texts.leaveOut, () => repairs.leaveOut([item]))}
      </span>
    </li>
  )
}

function useProblemText({ problem, seenPricePaisa, pricePaisa, left, paused }: CartItem): string {
  const { ui } = useMessages()
  const { problems } = useArea('checkout')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  if (problem === null) return ''
  if (problem === 'tooMany') return problems.tooMany(formatCount(left ?? 0, ui.language))
  if (problem === 'suspended' || problem === 'gone') return paused ? inLanguage(paused, ui.language) : ''
  if (problem === 'soldOut') return problems.soldOut
  return problems[problem](money(seenPricePaisa), money(pricePaisa))
}

/** Small changes of the cart on the checkout page, so that nobody has to go back to the cart for them. */
function useCartRepairs() {
  const { choose, set } = useCartActions()
  const queryClient = useQueryClient()
  const { notChanged } = useArea('checkout')
  const { mutate, isPending } = useMutation({
    mutationFn: (repair: () => Promise<unknown>) => repair(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['checkout'] }),
    onError: () => void showToast('error', notChanged),
  })
  return {
    isBusy: isPending,
    /** Choosing an item again accepts its price of today. */
    accept: ({ variantId }: CartItem) => mutate(() => choose(variantId, true)),
    take: ({ variantId, productId }: CartItem, quantity: number) =>
      mutate(() => set({ variantId, productId }, quantity)),
    leaveOut: (items: CartItem[]) =>
      mutate(() => Promise.all(items.map(({ variantId }) => choose(variantId, false)))),
  }
}
