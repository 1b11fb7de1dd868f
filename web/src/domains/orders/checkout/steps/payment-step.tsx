import { Link } from '@tanstack/react-router'
import HandCoins from 'lucide-react/icons/hand-coins'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useId } from 'react'
import { holdMinutes } from '@haat/contract/domains/orders.rules.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { FormError } from '#ui/form/form-error.tsx'
import type { Checkout } from '../use-checkout.ts'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { StepPanel } from './step-panel.tsx'

export function PaymentStep({ checkout, quote }: { checkout: Checkout; quote: Quote }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const name = useId()
  const { method, setMethod } = checkout
  const ways = quote.methods.filter(({ refusal }) => refusal !== 'off')
  const limit = ways.find((way) => way.method === 'cod' && way.mostPaisa !== null)
  return (
    <StepPanel step="payment" title={texts.howToPay}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{texts.howToPay}</legend>
        {ways.map((way) => (
          <PaymentRow
            key={way.method}
            name={name}
            way={way}
            totalPaisa={quote.totalPaisa}
            isChosen={way.method === method}
            onChoose={() => setMethod(way.method)}
          />
        ))}
      </fieldset>
      {!method && (
        <>
          <FormError className="mt-4" text={texts.noMethod} />
          <Link
            to="/help-support"
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-crimson"
          >
            {texts.help}
          </Link>
        </>
      )}
      {limit?.refusal === null && (
        <p className="mt-4 text-small text-muted">
          {texts.cashLimit(formatRupees(limit.mostPaisa ?? 0, ui.language))}
        </p>
      )}
    </StepPanel>
  )
}

interface PaymentRowProps {
  name: string
  way: Quote['methods'][number]
  totalPaisa: number
  isChosen: boolean
  onChoose(): void
}

/** One payment method: the chosen one shows what follows from it, and one that cannot be used says why. */
function PaymentRow({ name, way, totalPaisa, isChosen, onChoose }: PaymentRowProps) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const { method, refusal, mostPaisa } = way
  const refused = refusal && texts.refusals[refusal]
  const lead = typeof refused === 'function' ? refused(formatRupees(mostPaisa ?? 0, ui.language)) : refused
  return (
    <ChoiceCard
      name={name}
      isChosen={isChosen}
      isDisabled={refusal !== null}
      onChoose={onChoose}
      className="rounded-picture px-4 py-3.5"
    >
      <span className="flex min-h-12 items-center gap-3.5">
        <span
          aria-hidden
          className={`grid size-5.5 shrink-0 place-items-center rounded-full border-[1.5px] ${isChosen ? 'border-[7px] border-crimson-fill bg-white' : 'border-line-strong'}`}
        />
        <MethodMark method={method} />
        <span className={`grow ${refusal ? 'text-muted' : ''}`}>
          <span className="block text-label">{texts.methods[method]}</span>
          <span className="text-small text-muted">{lead ?? texts.methodLeads[method]}</span>
        </span>
        {refusal === null && (
          <span className="text-label whitespace-nowrap max-sm:hidden">
            {formatRupees(totalPaisa, ui.language)}
          </span>
        )}
      </span>
      {isChosen && (
        <span className="mt-3 flex gap-2.5 border-t border-line pt-3 text-small md:ml-9">
          <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-crimson" />
          {method === 'cod'
            ? texts.methodFollows.cod
            : texts.methodFollows[method](formatCount(holdMinutes, ui.language))}
        </span>
      )}
    </ChoiceCard>
  )
}

const grounds: Record<PaymentMethod, string> = {
  cod: 'bg-crimson-fill',
  esewa: 'bg-[#2F7D26]',
  khalti: 'bg-[#5C2D91]',
}
const letters = { esewa: 'e', khalti: 'K' }

const MethodMark = ({ method }: { method: PaymentMethod }) => (
  <span
    aria-hidden
    className={`grid size-11 shrink-0 place-items-center rounded-chip text-[20px] font-extrabold text-white [&>svg]:size-5.5 ${grounds[method]}`}
  >
    {method === 'cod' ? <HandCoins /> : letters[method]}
  </span>
)
