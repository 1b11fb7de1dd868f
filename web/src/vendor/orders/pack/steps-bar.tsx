import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

const steps = ['confirmed', 'packing', 'onTheWay', 'delivered'] as const

/** How far the parcel is: what is done in pine, what is being done in crimson. */
export function StepsBar({ state }: { state: ParcelState }) {
  const { pack } = useArea('vendor').orders
  const at = state === 'packed' ? 2 : 1
  return (
    <ol aria-label={pack.stepsLabel} className="grid grid-cols-4 gap-1.5 px-4 pb-2.5">
      {steps.map((step, index) => {
        const isDone = index < at
        const isNow = index === at
        return (
          <li
            key={step}
            {...(isNow && { 'aria-current': 'step' as const })}
            className={classNames(
              'border-t-[3px] pt-1.5 text-micro font-semibold',
              isDone
                ? 'border-pine text-pine'
                : isNow
                  ? 'border-crimson text-crimson'
                  : 'border-line text-muted',
            )}
          >
            {pack.steps[step]}
            {isDone && <VisuallyHidden>{pack.stepDone}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
