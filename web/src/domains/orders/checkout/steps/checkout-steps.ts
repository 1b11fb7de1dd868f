export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

interface Progress {
  /** The step in the page's URL, which may be anything. */
  asked: unknown
  hasAddress: boolean
  hasMethod: boolean
}

/** The step to open: the one asked for, unless something before it is missing. */
export function openStep({ asked, hasAddress, hasMethod }: Progress): CheckoutStep {
  const known = checkoutSteps.find((step) => step === asked)
  if (!known || !hasAddress) return 'address'
  return known === 'review' && !hasMethod ? 'payment' : known
}

export const stepAfter = (step: CheckoutStep): CheckoutStep | undefined =>
  checkoutSteps[checkoutSteps.indexOf(step) + 1]

export const isBefore = (step: CheckoutStep, other: CheckoutStep) =>
  checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other)
