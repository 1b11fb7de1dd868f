import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import type { CheckoutStep } from '../steps/checkout-steps.ts'
import { isReady, type Checkout } from '../use-checkout.ts'

interface MainButtonProps {
  checkout: Checkout
  /** The next step; undefined on the last one, where the button places the order. */
  next: CheckoutStep | undefined
  isPlacing: boolean
  onNext(): void
  onPlace(): void
}

export function MainButton({ checkout, next, isPlacing, onNext, onPlace }: MainButtonProps) {
  const texts = useArea('checkout')
  const { method } = checkout
  if (next) {
    return (
      <Button size="large" isWide onClick={onNext}>
        {texts.goTo[next]}
      </Button>
    )
  }
  return (
    <Button
      size="large"
      isWide
      isBusy={isPlacing}
      busyLabel={texts.placingNow}
      disabled={!isPlacing && !isReady(checkout)}
      onClick={onPlace}
    >
      {method && isGateway(method) ? texts.placePay(texts.methods[method]) : texts.place}
    </Button>
  )
}
