import type { CartItem } from '@haat/contract/domains/cart.ts'
import { isAgreeable } from '@haat/contract/domains/cart.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { useCartRepairs } from './use-cart-repairs.ts'

interface ProblemRowProps {
  item: CartItem
  repairs: ReturnType<typeof useCartRepairs>
}

/** Says what has changed about an item since it was put into the cart, and offers what can be done. */
export function ProblemRow({ item, repairs }: ProblemRowProps) {
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

function useProblemText({ problem, seenPricePaisa, pricePaisa, left }: CartItem): string {
  const { ui } = useMessages()
  const { problems } = useArea('checkout')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  if (problem === null) return ''
  if (problem === 'tooMany') return problems.tooMany(formatCount(left ?? 0, ui.language))
  if (problem === 'soldOut' || problem === 'gone') return problems[problem]
  return problems[problem](money(seenPricePaisa), money(pricePaisa))
}
