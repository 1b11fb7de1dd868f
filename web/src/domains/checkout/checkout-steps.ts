export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

interface Progress {
  /** As it stands in the address of the page: anything. */
  asked: unknown
  hasAddress: boolean
  hasMethod: boolean
}

/** Where one goes on: as far as asked for, unless something before it is missing. */
export function openStep({ asked, hasAddress, hasMethod }: Progress): CheckoutStep {
  const known = checkoutSteps.find((step) => step === asked)
  if (!known || !hasAddress) return 'address'
  return known === 'review' && !hasMethod ? 'payment' : known
}

export const stepAfter = (step: CheckoutStep): CheckoutStep | undefined =>
  checkoutSteps[checkoutSteps.indexOf(step) + 1]

export const isBefore = (step: CheckoutStep, other: CheckoutStep) =>
  checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other)
