export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export function validateStep({ step }: Record<string, unknown>): { step?: CheckoutStep } {
  const known = checkoutSteps.find((one) => one === step)
  return known ? { step: known } : {}
}

interface Progress {
  asked: CheckoutStep | undefined
  hasAddress: boolean
  hasMethod: boolean
}

/** Where one goes on: as far as asked for, unless something before it is missing. */
export function openStep({ asked = 'address', hasAddress, hasMethod }: Progress): CheckoutStep {
  if (!hasAddress) return 'address'
  return asked === 'review' && !hasMethod ? 'payment' : asked
}

export const stepAfter = (step: CheckoutStep): CheckoutStep | undefined =>
  checkoutSteps[checkoutSteps.indexOf(step) + 1]

export const isBefore = (step: CheckoutStep, other: CheckoutStep) =>
  checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other)
