import type { ReactNode } from 'react'

type ChoiceRowProps = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  count: string
  children: ReactNode
}

/** One of several, with how many it would leave. A press on the chosen one takes it back. */
export function ChoiceRow({ name, value, isChosen, onChoose, count, children }: ChoiceRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small lg:min-h-9">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        onClick={isChosen ? onChoose : undefined}
        className="tick rounded-full"
      />
      <span className="flex grow items-center gap-2">{children}</span>
      <span className="text-muted">{count}</span>
    </label>
  )
}
