import type { Row } from './check-rows.tsx'
import { ShowMore } from './show-more.tsx'
import type { ReactNode } from 'react'

type ChoiceRowsProps = {
  name: string
  rows: readonly Row[]
  first: number
  /** Undefined when the chosen value was deselected. */
  onChoose: (value: string | undefined) => void
}

/** Radio buttons for one of several values, each with how many results it would leave. */
export const ChoiceRows = ({ name, rows, first, onChoose }: ChoiceRowsProps) => (
  <ShowMore items={rows} first={first}>
    {(shown) =>
      shown.map(({ value, isChosen, label, count }) => (
        <ChoiceRow
          key={value}
          name={name}
          value={value}
          isChosen={isChosen}
          onChoose={() => onChoose(isChosen ? undefined : value)}
          count={count}
        >
          {label}
        </ChoiceRow>
      ))
    }
  </ShowMore>
)

type ChoiceRowProps = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  count: string
  children: ReactNode
}

/** A radio button that a second press deselects. */
function ChoiceRow({ name, value, isChosen, onChoose, count, children }: ChoiceRowProps) {
  return (
    <label className="filter-row choice-row">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        onClick={isChosen ? onChoose : undefined}
        className="tick"
      />
      <span>{children}</span>
      <span>{count}</span>
    </label>
  )
}
