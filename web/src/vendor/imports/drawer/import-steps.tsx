import Check from 'lucide-react/icons/check'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const steps = ['file', 'columns', 'check', 'write'] as const
export type ImportStep = (typeof steps)[number]

interface ImportStepsProps {
  step: ImportStep
  /** The last step has been done, too. */
  isOver?: boolean
}

/** The four steps of an import: done in pine, the current one in crimson, those to come hollow. */
export function ImportSteps({ step, isOver = false }: ImportStepsProps) {
  const { imports } = useArea('vendor')
  const { ui } = useMessages()
  const now = steps.indexOf(step)
  return (
    <ol aria-label={imports.stepsLabel} className="flex items-center gap-2 text-small font-semibold">
      {steps.map((one, at) => {
        const isDone = at < now || isOver
        const isNow = at === now && !isOver
        return (
          <li
            key={one}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2.5 whitespace-nowrap not-first:grow not-first:before:h-px not-first:before:min-w-2 not-first:before:grow not-first:before:bg-line',
              isNow ? 'text-crimson' : isDone ? 'text-pine' : 'text-muted',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-4.5 shrink-0 rotate-45 place-items-center rounded-[3px] text-micro',
                isNow && 'bg-crimson-fill text-white',
                isDone && 'bg-pine-deep text-white',
                !isNow && !isDone && 'border-[1.5px] border-line-strong',
              )}
            >
              <span className="-rotate-45">
                {isDone ? <Check className="size-3" strokeWidth={3} /> : formatCount(at + 1, ui.language)}
              </span>
            </span>
            {imports.steps[one]}
            {isDone && <span className="sr-only">{imports.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
