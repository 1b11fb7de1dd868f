import { useLocation, useNavigate } from '@tanstack/react-router'
import { isFormStep, type FormStep } from './form/step-of.ts'

/**
 * The step of the form stands in the address, `/vendor/apply/payout`, so that back, forward and a reload work; behind it
 * stands the id of the place to go to.
 */
export function useSteps() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const asked = pathname.split('/')[3]
  return {
    step: isFormStep(asked) ? asked : ('shop' as const),
    place: hash,
    goTo: (next: FormStep, place?: string) =>
      void navigate({
        to: '/vendor/$',
        params: { _splat: `apply/${next}` },
        ...(place && { hash: place }),
        resetScroll: false,
      }),
  }
}
