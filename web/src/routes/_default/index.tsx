import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#domains/home/home-page.tsx'

export const Route = createFileRoute('/_default/')({
  loader: async ({ context }) => (await import('#domains/home/load-home.ts')).loadHome(context),
  staticData: { isIsland: true },
  component: HomePage,
})
