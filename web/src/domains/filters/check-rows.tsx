import type { ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Folded, type Foldable } from './folded.tsx'

export interface Row extends Foldable {
  label: ReactNode
  count: string
}

type CheckRowsProps = {
  name: string
  rows: readonly Row[]
  first: number
  findLabel?: string
  onToggle: (value: string) => void
}

/** Any of several, each with how many it would give. */
export const CheckRows = ({ name, rows, onToggle, ...fold }: CheckRowsProps) => (
  <Folded items={rows} {...fold}>
    {(shown) =>
      shown.map(({ value, isChosen, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          checked={isChosen}
          onChange={() => onToggle(value)}
          trailing={count}
          className="text-small lg:min-h-9"
        >
          {label}
        </Checkbox>
      ))
    }
  </Folded>
)
