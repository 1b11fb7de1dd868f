import { createFileRoute } from '@tanstack/react-router'
import { ErrorTestPage } from '#shell/errors/error-test-page.tsx'
import { RouteErrorScreen } from '#shell/errors/route-error-screen.tsx'

export const Route = createFileRoute('/_default/error-test')({
  staticData: { title: (m) => m.pages.errorTest, isHidden: true },
  component: ErrorTestPage,
  errorComponent: RouteErrorScreen,
})
