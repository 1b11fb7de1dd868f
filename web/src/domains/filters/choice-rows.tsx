import { ChoiceRow } from './choice-row.tsx'
import type { Row } from './check-rows.tsx'
import { Folded } from './folded.tsx'

type ChoiceRowsProps = {
  name: string
  rows: readonly Row[]
  first: number
  /** Nothing: the chosen one was taken back. */
  onChoose: (value: string | undefined) => void
}

/** One of several, each with how many it would leave. */
export const ChoiceRows = ({ name, rows, first, onChoose }: ChoiceRowsProps) => (
  <Folded items={rows} first={first}>
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
  </Folded>
)
