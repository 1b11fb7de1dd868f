import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { RequestForm } from './request-form.tsx'
import { lengthOf, sumOf, type ServiceOption } from '../service/service-option.ts'
import { useRequestForm } from './use-request-form.ts'

export const requestId = 'request'

interface RequestPanelProps {
  service: Service
  option: ServiceOption | undefined
  onChoose(id: string): void
  visitor: User | undefined
}

/** The form for a visit: option, price, day and contact details. Sending it creates a ticket about the service. */
export function RequestPanel({ service, option, onChoose, visitor }: RequestPanelProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const minutes = option && lengthOf(option, services, ui.language)
  const optionNote = option ? services.optionNote(`${minutes}, ${inLanguage(option.name, ui.language)}`) : ''
  const form = useRequestForm(service, optionNote)
  return (
    <div id={requestId} className="scroll-mt-4 no-js:hidden lg:sticky lg:top-4">
      <Panel hasWeave title={services.request}>
        {form.sent ? (
          <RequestSent sent={form.sent} onAgain={form.startAgain} />
        ) : (
          <div className="grid gap-5">
            <OptionChoice options={service.options} option={option} onChoose={onChoose} />
            {option && <PriceSplit option={option} hasParts={service.parts.length > 0} />}
            <RequestForm form={form} visitor={visitor} />
            <p className="text-center text-small text-muted">{services.notCharged}</p>
          </div>
        )}
      </Panel>
    </div>
  )
}

interface PriceSplitProps {
  option: ServiceOption
  hasParts: boolean
}

function PriceSplit({ option, hasParts }: PriceSplitProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const minutes = lengthOf(option, services, ui.language)
  const rows = [
    [services.visit, formatRupees(option.visitPaisa, ui.language)],
    [services.labourFor(minutes), formatRupees(option.labourPaisa, ui.language)],
    ...(hasParts ? [[services.parts, services.onlyIfAgreed]] : []),
  ]
  return (
    <dl aria-live="polite" className="grid gap-2 rounded-picture bg-cream p-4 text-small">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <dt className="text-label">{services.beforeParts}</dt>
        <dd className="text-price-feature">{formatRupees(sumOf(option), ui.language)}</dd>
      </div>
    </dl>
  )
}

interface RequestSentProps {
  sent: { ticketNumber: string; answerBy: string }
  onAgain(): void
}

/** The form that had the focus is gone, so the focus moves to the thanks and a screen reader announces them. */
function RequestSent({ sent, onAgain }: RequestSentProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="grid gap-2 rounded-picture bg-pine-tint p-5">
      <CircleCheck aria-hidden className="size-8 text-pine" />
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none focus-visible:shadow-none">
        {services.sent}
      </h3>
      <p>
        {services.ticket} <strong className="font-extrabold whitespace-nowrap">{sent.ticketNumber}</strong>
      </p>
      <p className="text-small">{services.answerBy(formatLocalDateTime(sent.answerBy, ui.language))}</p>
      <Button variant="secondary" className="mt-2" onClick={onAgain}>
        {services.another}
      </Button>
    </div>
  )
}

interface OptionChoiceProps {
  options: ServiceOption[]
  option: ServiceOption | undefined
  onChoose(id: string): void
}

function OptionChoice({ options, option, onChoose }: OptionChoiceProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  return (
    <fieldset>
      <legend className="mb-2 text-label">{services.howLong}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {options.map((one) => (
          <label
            key={one.id}
            className="relative grid min-h-14 cursor-pointer content-center justify-items-center rounded-control border-[1.5px] border-line-strong bg-surface px-1 py-1.5 text-center hover:bg-sunken has-checked:border-crimson has-checked:bg-blush has-checked:text-crimson-deep has-checked:inset-ring-1 has-checked:inset-ring-crimson has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="option"
              value={one.id}
              checked={one === option}
              onChange={() => onChoose(one.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="text-label">{lengthOf(one, services, ui.language)}</span>
            <span className="text-small">{formatRupees(sumOf(one), ui.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
