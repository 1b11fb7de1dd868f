import { createFileRoute } from '@tanstack/react-router'
import { aboutQueries } from '#domains/content/about.queries.ts'
import { AboutPage } from '#domains/content/about-page.tsx'

export const Route = createFileRoute('/_default/about')({
  loader: ({ context }) => context.queryClient.prefetchQuery(aboutQueries.figures(context.call)),
  staticData: { title: (m) => m.pages.about, description: (m) => m.pages.aboutDescription },
  component: AboutPage,
})
