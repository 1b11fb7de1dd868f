import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { checkoutSteps, isBefore, type CheckoutStep } from '../steps/checkout-steps.ts'

/** The progress through the steps, on a phone. */
export function StepBars({ step }: { step: CheckoutStep }) {
  const texts = useArea('checkout')
  return (
    <ol aria-label={texts.stepsLabel} className="grid grid-cols-4 gap-1.5 px-4 pb-2.5 md:hidden">
      {checkoutSteps.map((one) => {
        const isDone = isBefore(one, step)
        const isNow = one === step
        return (
          <li
            key={one}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-1.5 text-fine font-semibold',
              isNow && 'border-crimson text-crimson',
              isDone && 'border-pine text-pine',
              !isNow && !isDone && 'border-line text-muted',
            )}
          >
            {texts.steps[one]}
            {isDone && <span className="sr-only">{texts.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
