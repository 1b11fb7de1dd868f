import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#domains/checkout/checkout-page.tsx'
import { validateStep } from '#domains/checkout/checkout-steps.ts'
import { loadArea } from '#messages/areas.ts'
import { guardPage } from '#shell/guard-page.ts'

export const Route = createFileRoute('/checkout')({
  ssr: false,
  beforeLoad: guardPage,
  validateSearch: validateStep,
  // The page is whole when it comes.
  loader: async ({ context: { language } }) => {
    await Promise.all(
      (['checkout', 'addresses', 'profile', 'signIn'] as const).map((area) => loadArea(language, area)),
    )
  },
  staticData: { title: (m) => m.pages.checkout, isHidden: true, fillsScreen: true },
  component: () => <CheckoutPage asked={Route.useSearch().step} />,
})
