import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import type { PackLine } from '@haat/contract/domains/orders.parcel-view.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { LineFacts } from '../parts/line-facts.tsx'
import { useFigures } from '../parts/use-figures.ts'

interface TickRowProps {
  line: PackLine
  count: number
  isAsked: boolean
  onTick(): void
}

/** A whole row to press, once for each piece. */
export function TickRow({ line, count, isAsked, onTick }: TickRowProps) {
  const { pack } = useArea('vendor').orders
  const figures = useFigures()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAsked) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isAsked])
  const { sent } = line
  const isDone = count >= sent
  const isPart = count > 0 && !isDone
  return (
    <>
      <button
        ref={row}
        type="button"
        role="checkbox"
        aria-checked={isDone ? true : isPart ? 'mixed' : false}
        onClick={onTick}
        className={classNames(
          'flex w-full gap-3 p-4 text-left transition-colors focus-visible:-outline-offset-2',
          isDone && 'bg-pine-tint/45',
          isAsked && 'inset-ring-2 inset-ring-crimson',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'mt-0.5 grid size-7 shrink-0 place-items-center rounded-badge border-[1.5px] text-small font-extrabold',
            isDone ? 'border-crimson-fill bg-crimson-fill text-white' : 'border-line-strong bg-surface',
            isPart && 'border-2 border-crimson text-crimson',
          )}
        >
          {isDone ? <Check className="size-4.5" /> : isPart && figures.count(count)}
        </span>
        <LineFacts line={line} count={sent} />
        {sent > 1 && (
          <VisuallyHidden>, {pack.countOf(figures.count(count), figures.count(sent))}</VisuallyHidden>
        )}
      </button>
      {isAsked && (
        <p role="alert" className="px-4 pb-3 text-small font-semibold text-crimson">
          {pack.notTicked}
        </p>
      )}
    </>
  )
}
