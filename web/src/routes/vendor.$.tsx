import { createFileRoute } from '@tanstack/react-router'
import type { ListingPreview } from '@haat/contract/domains/listings.ts'
import { validateToken } from '#domains/account/validate-token.ts'
import { guarded } from '#shell/guard-page.tsx'
import { openModal } from '#shell/modals/modal-store.ts'
import { ApplyPage } from '#vendor/applications/apply-page.tsx'
import { JoinPage } from '#vendor/members/join-page.tsx'
import { Portal } from '#vendor/portal.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const ListingPage = lazyPart(() => import('#domains/catalogue/listing-page.tsx'))
const renderListing = (preview: ListingPreview) => <ListingPage preview={preview} />

/** One route for the whole portal, which has its own routing, so that visitors load nothing of it. */
export const Route = createFileRoute('/vendor/$')({
  ...guarded,
  // What a shop gives and costs is for everybody to read, also without scripts. Browsers get nothing of this line.
  ssr: ({ params }) => params.status === 'success' && /^apply($|\/)/.test(params.value._splat ?? ''),
  validateSearch: validateToken,
  // Who follows the link of an invitation may have no account yet.
  beforeLoad: (arrival) =>
    /^(apply|join)($|\/)/.test(arrival.params._splat!) ? undefined : guarded.beforeLoad(arrival),
  staticData: { namesItself: true, isHidden: true, fillsScreen: true },
  component: VendorRoute,
})

function VendorRoute() {
  const path = Route.useParams()._splat ?? ''
  const { token } = Route.useSearch()
  switch (path.split('/', 1)[0]) {
    case 'apply':
      return <ApplyPage onSignIn={() => openModal('login', { reason: 'page', next: '/vendor/apply' })} />
    case 'join':
      return (
        <JoinPage
          token={token}
          onSignIn={() => openModal('login')}
          onRegister={() => openModal('register')}
        />
      )
    default:
      return <Portal path={path} renderListing={renderListing} />
  }
}
