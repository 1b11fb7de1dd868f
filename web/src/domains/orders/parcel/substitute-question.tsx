import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useAnswerSubstitute } from '../orders.queries.ts'

interface SubstituteQuestionProps {
  order: Order
  parcel: Parcel
  asked: Parcel['substitutes'][number]
}

/** Asks whether the user takes something else instead of what is missing. */
export function SubstituteQuestion({ order, parcel, asked }: SubstituteQuestionProps) {
  const { ui } = useMessages()
  const { substitute: words, quantity: times } = useArea('orders')
  const change = useAnswerSubstitute(order.number, parcel.position)
  const { id, title, choice, picture, quantity, pricePaisa, answerBy } = asked
  const inWords = (text: typeof title) => inLanguage(text, ui.language)
  const missing = parcel.lines.find(({ variantId }) => variantId === asked.insteadOf)
  const name = [title, ...choice].map(inWords).join(', ')

  const answer = (isAccepted: boolean) =>
    change.mutate(
      { id, isAccepted },
      {
        onSuccess: () => void showToast('success', isAccepted ? words.agreed : words.declined),
        onError: (failure) => {
          const isLate = failure instanceof ApiFailure && failure.status === 409
          void showToast('error', isLate ? words.late : words.failed)
        },
      },
    )
  const isBusyWith = (isAccepted: boolean) => change.isPending && change.variables.isAccepted === isAccepted
  return (
    <section
      aria-label={words.title}
      className="-mx-1 mt-4 rounded-picture bg-cream p-4 text-cream-ink print:hidden"
    >
      <h4 className="text-label">{words.title}</h4>
      <p className="mt-1 text-small">{words.lead(missing ? inWords(missing.title) : '')}</p>
      <div className="mt-3 flex items-center gap-3 rounded-control bg-surface p-2.5 text-ink">
        <Picture picture={picture} sizes="60px" isDecorative className="size-15 shrink-0 rounded-control" />
        <p className="min-w-0 grow">
          <span className="line-clamp-2 text-name">
            {quantity > 1 ? times(name, formatCount(quantity, ui.language)) : name}
          </span>
          <span className="text-small text-muted">{words.each(formatRupees(pricePaisa, ui.language))}</span>
        </p>
      </div>
      <p className="mt-2.5 text-small">{words.until(formatLocalDateTime(answerBy, ui.language))}</p>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2">
        <Button
          isWide
          isBusy={isBusyWith(true)}
          busyLabel={words.busy}
          onClick={() => change.isPending || answer(true)}
        >
          {words.yes}
        </Button>
        <Button
          variant="secondary"
          isWide
          isBusy={isBusyWith(false)}
          busyLabel={words.busy}
          onClick={() => change.isPending || answer(false)}
        >
          {words.no}
        </Button>
      </div>
    </section>
  )
}
