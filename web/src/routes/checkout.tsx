import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#domains/orders/checkout-page.tsx'
import { guarded } from '#shell/guard-page.tsx'

export const Route = createFileRoute('/checkout')({
  ...guarded,
  // Validated by the page, since this file is part of every first load.
  validateSearch: ({ step }: { step?: unknown }): { step?: unknown } => ({ step }),
  staticData: { title: (m) => m.pages.checkout, isHidden: true, fillsScreen: true },
  component: () => <CheckoutPage asked={Route.useSearch().step} />,
})
