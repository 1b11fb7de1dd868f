import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { checkoutSteps, isBefore, type CheckoutStep } from '../steps/checkout-steps.ts'

/** The progress through the steps, on a wide screen: done in pine, current in crimson, to come hollow. */
export function StepDiamonds({ step }: { step: CheckoutStep }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  return (
    <ol aria-label={texts.stepsLabel} className="flex items-center gap-3 max-md:hidden">
      {checkoutSteps.map((one, at) => {
        const isDone = isBefore(one, step)
        const isNow = one === step
        return (
          <li
            key={one}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 text-label not-first:before:h-px not-first:before:w-5 not-first:before:bg-line-strong lg:not-first:before:w-10',
              isNow && 'text-crimson',
              isDone && 'text-pine',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-5.5 rotate-45 place-items-center rounded-[3px] text-fine',
                isNow && 'bg-crimson-fill text-white',
                isDone && 'bg-pine-deep text-white',
                !isNow && !isDone && 'border-[1.5px] border-line-strong',
              )}
            >
              <span className="-rotate-45 font-extrabold">{inDigitsOf(ui.language, String(at + 1))}</span>
            </span>
            {texts.steps[one]}
            {isDone && <span className="sr-only">{texts.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
