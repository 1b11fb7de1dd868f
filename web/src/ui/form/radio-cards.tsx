import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { RadioCard } from './radio-card.tsx'
import type { RadioCardOption } from './radio-card.tsx'

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly RadioCardOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: ReactNode
  isDisabled?: boolean
  /** By default four columns, or as many as there are options. */
  columns?: 2 | 3 | 4
}

const grids = {
  2: 'grid max-w-xl grid-cols-2 gap-3 md:gap-4',
  3: 'grid grid-cols-3 gap-2 md:gap-4',
  4: 'grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4',
}

/** A choice of one among a few options, each with its icon or picture. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, onChange, error, isDisabled, columns = 4 } = props
  const errorId = useId()
  return (
    <fieldset disabled={isDisabled} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-3 text-title">{legend}</legend>
      <div className={grids[columns]}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={name}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
