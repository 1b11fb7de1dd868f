import type { User } from '@haat/contract/domains/account.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { OptionChoice } from './option-choice.tsx'
import { PriceSplit } from './price-split.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'
import type { ServiceOption } from '../service/service-option.ts'
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
  const minutes = option && services.minutes(inDigitsOf(ui.language, String(option.minutes)))
  const optionNote = option ? services.optionNote(`${minutes}, ${inLanguage(option.name, ui.language)}`) : ''
  const form = useRequestForm(service, optionNote)
  const lead = services.requestLead(
    inLanguage(service.provider.name, ui.language),
    inDigitsOf(ui.language, String(service.answersWithinHours)),
  )
  return (
    <div id={requestId} className="scroll-mt-4 lg:sticky lg:top-4">
      <Panel hasWeave title={services.request}>
        {form.sent ? (
          <RequestSent sent={form.sent} onAgain={form.startAgain} />
        ) : (
          <div className="grid gap-5">
            <OptionChoice options={service.options} option={option} onChoose={onChoose} />
            {option && <PriceSplit option={option} hasParts={service.parts.length > 0} />}
            <RequestForm form={form} visitor={visitor} />
            <p className="text-center text-small text-muted">
              {services.notCharged} {lead}
            </p>
          </div>
        )}
      </Panel>
    </div>
  )
}
