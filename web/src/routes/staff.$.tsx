import { createFileRoute } from '@tanstack/react-router'
import { ConsolePage } from '#console/console-pages.tsx'
import { Console } from '#console/console.tsx'
import { guarded } from '#shell/guard-page.tsx'

/** One route for the whole console, which has its own routing, so that visitors load nothing of it. */
export const Route = createFileRoute('/staff/$')({
  ...guarded,
  staticData: { namesItself: true, isHidden: true, fillsScreen: true },
  component: StaffRoute,
})

function StaffRoute() {
  const path = Route.useParams()._splat ?? ''
  return (
    <Console path={path}>
      <ConsolePage path={path} />
    </Console>
  )
}
