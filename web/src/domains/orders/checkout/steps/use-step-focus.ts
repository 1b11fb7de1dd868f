import { useEffect, useRef } from 'react'
import type { CheckoutStep } from './checkout-steps.ts'

export const panelId = (step: CheckoutStep) => `checkout-${step}`

/** Moves the focus and the scroll position to a step when it opens. */
export function useStepFocus(step: CheckoutStep | undefined, isWide: boolean) {
  const place = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const before = last.current
    last.current = step
    // The first step is shown on arrival, without a move of the focus.
    if (before === undefined || step === undefined || before === step) return
    place.current?.focus({ preventScroll: true })
    const panel = document.getElementById(panelId(step))
    if (isWide && panel && step !== 'address') panel.scrollIntoView()
    else scrollTo(0, 0)
  }, [step, isWide])
  return place
}
