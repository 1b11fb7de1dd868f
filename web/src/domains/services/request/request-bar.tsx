import type { Service } from '@haat/contract/domains/services.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { requestId } from './request-panel.tsx'
import { sumOf, type ServiceOption } from '../service/service-option.ts'

interface RequestBarProps {
  service: Service
  option: ServiceOption | undefined
}

/** On a phone this bar takes the position that the bottom bar has on other pages. */
export function RequestBar({ service, option }: RequestBarProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const paisa = option ? sumOf(option) : service.fromPaisa
  return (
    <section aria-label={services.request} className="phone-foot grid-cols-[1fr_auto]">
      <p className="grid min-w-0 leading-tight">
        <span className="whitespace-nowrap">
          <strong className="text-price">{formatRupees(paisa, ui.language)}</strong>{' '}
          {service.parts.length > 0 && <span className="text-small text-muted">{services.plusParts}</span>}
        </span>
        {option && (
          <span className="truncate text-small text-muted">{inLanguage(option.name, ui.language)}</span>
        )}
      </p>
      <a href={`#${requestId}`} className={buttonClass({ size: 'large' })}>
        {services.request}
      </a>
    </section>
  )
}
