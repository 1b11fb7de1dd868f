import { useEffect, useRef } from 'react'
import type { CheckoutStep } from '../checkout-steps.ts'

/** Another step is another screen: keyboard and screen reader begin it at its top. */
export function useStepFocus(step: CheckoutStep | undefined) {
  const place = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    const before = last.current
    last.current = step
    // The first step is where one arrives.
    if (before === undefined || step === undefined || before === step) return
    place.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
  return place
}
