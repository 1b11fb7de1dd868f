import { formatRupees } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { sumOf, type ServiceOption } from '../service/service-option.ts'

interface OptionChoiceProps {
  options: ServiceOption[]
  option: ServiceOption | undefined
  onChoose(id: string): void
}

export function OptionChoice({ options, option, onChoose }: OptionChoiceProps) {
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
            <span className="text-label">
              {services.minutes(inDigitsOf(ui.language, String(one.minutes)))}
            </span>
            <span className="text-small">{formatRupees(sumOf(one), ui.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
