import { createFileRoute } from '@tanstack/react-router'
import { turnVisitorsAway } from '#domains/account/require-user.ts'
import { MainLayout } from '#shell/main-layout.tsx'

export const Route = createFileRoute('/_main')({
  beforeLoad: ({ context, location }) => turnVisitorsAway(context, location.pathname),
  component: MainLayout,
})
