import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import PhoneCall from 'lucide-react/icons/phone-call'
import PhoneMissed from 'lucide-react/icons/phone-missed'
import PhoneOff from 'lucide-react/icons/phone-off'
import type { ComponentType } from 'react'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import {
  callOutcomes,
  callWordsMaxLength,
  maxCallsInVain,
  type CallOutcome,
} from '@haat/contract/domains/orders.staff.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import type { Calling } from './use-calling.ts'

const icons: Record<CallOutcome, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>> = {
  confirmed: CircleCheck,
  noAnswer: PhoneMissed,
  callAgain: Clock,
  refused: PhoneOff,
}

interface CallPanelProps {
  staffOrder: StaffOrder
  calling: Calling
  /** Which of the orders to call about it is. */
  place: { at: number; count: number } | undefined
}

/** Asks by phone whether a cash order is meant: what to say, how it ended, and what follows from that. */
export function CallPanel({ staffOrder, calling, place }: CallPanelProps) {
  const { calls } = useArea('staff').orders
  const { ui } = useMessages()
  const { order, buyer } = staffOrder
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <Panel
      title={calls.title}
      hasWeave
      action={
        place && (
          <span className="text-small text-muted">{calls.at(count(place.at), count(place.count))}</span>
        )
      }
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p>
          <strong className="block text-name">{order.address.name}</strong>
          <span className="text-small text-muted">
            {order.number} · {buyer.orders <= 1 ? calls.firstOrder : calls.ordersBefore(count(buyer.orders))}
          </span>
        </p>
        <p className="text-h3">{formatRupees(order.totalPaisa, ui.language)}</p>
      </div>
      <a
        href={`tel:${order.address.phoneNumber}`}
        className="mt-3 flex min-h-12 items-center gap-3 rounded-control bg-indigo-tint px-4 font-semibold text-indigo no-underline hover:underline"
      >
        <PhoneCall aria-hidden className="size-5" />
        {formatPhone(order.address.phoneNumber, ui.language)}
      </a>
      <p className="mt-3 text-small text-muted">{useWhatToSay(staffOrder)}</p>
      <Outcomes staffOrder={staffOrder} calling={calling} />
      {calling.outcome === 'callAgain' && (
        <Field label={calls.when} className="mt-3" isRequired>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={calling.again}
              onChange={(event) => calling.setAgain(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={calls.words} className="mt-3">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={callWordsMaxLength}
            value={calling.words}
            onChange={(event) => calling.setWords(event.target.value)}
          />
        )}
      </Field>
      <FormError text={calling.problem} className="mt-3" />
      <div className="mt-4 flex gap-2.5">
        <Button variant="secondary" onClick={calling.skip}>
          {calls.skip}
        </Button>
        <Button
          className="grow"
          isBusy={calling.isBusy}
          onClick={() => calling.save(staffOrder.calls.length)}
        >
          {place && place.at < place.count ? calls.save : calls.saveLast}
        </Button>
      </div>
    </Panel>
  )
}

function useWhatToSay({ order }: StaffOrder) {
  const { calls } = useArea('staff').orders
  const { ui } = useMessages()
  const join = (words: string[]) => words.join(', ')
  const { parcels } = order
  return calls.say(
    join(parcels.map(({ vendor }) => inLanguage(vendor.name, ui.language))),
    join(parcels.flatMap(({ lines }) => lines.map(({ title }) => inLanguage(title, ui.language)))),
    formatRupees(order.totalPaisa, ui.language),
    shortDay(
      parcels
        .map(({ dueTo }) => dueTo)
        .toSorted()
        .at(-1) ?? order.placedAt,
      ui.language,
    ),
  )
}

function Outcomes({ staffOrder, calling }: Pick<CallPanelProps, 'staffOrder' | 'calling'>) {
  const { calls: texts } = useArea('staff').orders
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  const waiting = staffOrder.order.parcels.filter(({ state }) => state === 'placed').length
  const inVain = staffOrder.calls.filter(({ outcome }) => outcome === 'noAnswer').length + 1
  const isLast = inVain >= maxCallsInVain
  const follows: Record<CallOutcome, string> = {
    confirmed: texts.follows.confirmed(count(waiting)),
    noAnswer: texts.follows[isLast ? 'lastInVain' : 'noAnswer'](count(inVain), count(maxCallsInVain)),
    callAgain: texts.follows.callAgain,
    refused: texts.follows.refused,
  }
  return (
    <div role="radiogroup" aria-label={texts.title} className="mt-3 grid gap-2">
      {callOutcomes.map((outcome, at) => {
        const Icon = icons[outcome]
        const isChosen = calling.outcome === outcome
        return (
          <button
            key={outcome}
            type="button"
            role="radio"
            aria-checked={isChosen}
            onClick={() => calling.choose(outcome)}
            className={classNames(
              'flex min-h-13 items-center gap-3 rounded-control border-[1.5px] px-3.5 py-1.5 text-left',
              isChosen ? 'border-crimson bg-blush' : 'border-line-strong bg-surface hover:bg-paper',
            )}
          >
            <kbd
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-badge bg-sunken font-sans text-fine font-semibold max-md:hidden"
            >
              {count(at + 1)}
            </kbd>
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block font-semibold">{texts.outcomes[outcome]}</span>
              <span
                className={classNames(
                  'block text-small',
                  outcome === 'noAnswer' && isLast ? 'font-semibold text-crimson' : 'text-muted',
                )}
              >
                {follows[outcome]}
              </span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
