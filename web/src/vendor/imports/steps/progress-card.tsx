import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

interface ProgressCardProps {
  /** The heading, which says how far it is. */
  heading: ReactNode
  /** What the bar is called by screen readers. */
  label: string
  done: number
  total: number
  isBusy: boolean
  /** The parts of what is done, in the colours of the figures below; without them all of it is good. */
  parts?: readonly { count: number; className: string }[]
  children?: ReactNode
}

/** How far the server has come with the rows or listings of a file, and how long it will still take. */
export function ProgressCard({ heading, label, done, total, isBusy, parts, children }: ProgressCardProps) {
  const { check } = useArea('vendor').imports
  const { ui } = useMessages()
  const seconds = useSecondsLeft(done, total)
  const figure = (count: number) => formatCount(count, ui.language)
  const left =
    seconds === undefined
      ? ''
      : seconds < 100
        ? check.secondsLeft(figure(Math.ceil(seconds)))
        : check.minutesLeft(figure(Math.ceil(seconds / 60)))
  // Every row would be too much to listen to.
  const tenths = total > 0 ? Math.floor((done / total) * 10) * 10 : 0
  const shares = parts ?? [{ count: done, className: 'bg-pine' }]
  return (
    <section className="rounded-panel bg-paper p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {heading}
        <p className="min-h-5 text-small text-muted">{isBusy && left}</p>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="mt-2.5 flex h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        {shares.map(({ count, className }) => (
          <span
            key={className}
            className={`h-full transition-[width] ${className}`}
            style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isBusy && check.soFar(figure(tenths))}</span>
      </VisuallyHidden>
      {children}
    </section>
  )
}

/** By the pace since it came into view: the clock of the server may differ from this one. */
function useSecondsLeft(done: number, total: number): number | undefined {
  const first = useRef<{ at: number; done: number }>(undefined)
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const now = performance.now()
    const begun = first.current
    // What begins anew, such as after a change of the columns, has another pace.
    if (!begun || done < begun.done) first.current = { at: now, done }
    const secondsGone = begun ? (now - begun.at) / 1000 : 0
    const read = begun ? done - begun.done : 0
    setSeconds(read > 0 ? (secondsGone / read) * (total - done) : undefined)
  }, [done, total])
  return seconds
}
