import type { ReactNode } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { ShowMore, type ShowMoreItem } from './show-more.tsx'

export interface Row extends ShowMoreItem {
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

/** Checkboxes for any of several values, each with how many results it would give. */
export const CheckRows = ({ name, rows, onToggle, ...fold }: CheckRowsProps) => (
  <ShowMore items={rows} {...fold}>
    {(shown) =>
      shown.map(({ value, isChosen, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          checked={isChosen}
          onChange={() => onToggle(value)}
          trailing={count}
          className="filter-row"
        >
          {label}
        </Checkbox>
      ))
    }
  </ShowMore>
)
