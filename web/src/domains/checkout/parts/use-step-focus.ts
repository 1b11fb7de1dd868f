import { useEffect, useRef } from 'react'
import type { CheckoutStep } from '../checkout-steps.ts'

export const panelId = (step: CheckoutStep) => `checkout-${step}`

/** Another step is another screen, or another place on it: keyboard, screen reader and eye go there. */
export function useStepFocus(step: CheckoutStep | undefined, isWide: boolean) {
  const place = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const before = last.current
    last.current = step
    // The first step is where one arrives.
    if (before === undefined || step === undefined || before === step) return
    place.current?.focus({ preventScroll: true })
    const panel = document.getElementById(panelId(step))
    if (isWide && panel && step !== 'address') panel.scrollIntoView()
    else scrollTo(0, 0)
  }, [step, isWide])
  return place
}
