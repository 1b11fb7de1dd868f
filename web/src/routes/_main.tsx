import { createFileRoute } from '@tanstack/react-router'
import { MainLayout } from '#shell/main-layout.tsx'

export const Route = createFileRoute('/_main')({
  // Most first visits need the layout: as part of the first file it is no request of its own.
  codeSplitGroupings: [],
  component: MainLayout,
})
