import { createFileRoute } from '@tanstack/react-router'
import type { ListingPreview } from '@haat/contract/domains/listings.ts'
import { ConsolePage } from '#console/console-pages.tsx'
import { Console } from '#console/console.tsx'
import { guarded } from '#shell/guard-page.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const ListingPage = lazyPart(() => import('#domains/catalogue/listing-page.tsx'))
const renderListing = (preview: ListingPreview) => <ListingPage preview={preview} />

/** One route for the whole console, which has its own routing, so that visitors load nothing of it. */
export const Route = createFileRoute('/staff/$')({
  ...guarded,
  staticData: { namesItself: true, isHidden: true, fillsScreen: true },
  component: StaffRoute,
})

function StaffRoute() {
  const path = Route.useParams()._splat ?? ''
  return (
    <Console path={path} renderListing={renderListing}>
      <ConsolePage path={path} />
    </Console>
  )
}
