import { useId } from 'react'

interface SegmentsProps<Choice extends string> {
  /** What each choice is called, in the order in which they stand. */
  names: Readonly<Record<Choice, string>>
  chosen: NoInfer<Choice>
  onChoose(choice: NoInfer<Choice>): void
}

/** A few choices side by side, of which one always holds. The group around it says what they are for. */
export function Segments<Choice extends string>({ names, chosen, onChoose }: SegmentsProps<Choice>) {
  const group = useId()
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-0.5 rounded-control bg-sunken p-1">
      {(Object.keys(names) as Choice[]).map((choice) => (
        <label
          key={choice}
          className="grid min-h-11 cursor-pointer place-items-center rounded-[9px] px-1 text-center text-small font-semibold text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
          />
          {names[choice]}
        </label>
      ))}
    </div>
  )
}
