import { formatRupees } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { sumOf, type ServiceOption } from '../service/service-option.ts'

interface PriceSplitProps {
  option: ServiceOption
  hasParts: boolean
}

export function PriceSplit({ option, hasParts }: PriceSplitProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const minutes = services.minutes(inDigitsOf(ui.language, String(option.minutes)))
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
