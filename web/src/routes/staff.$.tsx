import { createFileRoute } from '@tanstack/react-router'
import { Console } from '#console/console.tsx'
import { guardPage } from '#shell/guard-page.ts'

/** One route for all of the console: what it is made of is its own business, and no visitor carries it along. */
export const Route = createFileRoute('/staff/$')({
  ssr: false,
  beforeLoad: guardPage,
  staticData: { namesItself: true, isHidden: true, fillsScreen: true },
  component: () => <Console path={Route.useParams()._splat ?? ''} />,
})
