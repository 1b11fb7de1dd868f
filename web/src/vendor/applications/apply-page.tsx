import umbrella from 'picture:state-umbrella'
import { Suspense } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useSession } from '#domains/account/session.tsx'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useApplications, useBegin } from './applications.queries.ts'
import { OfferScreen } from './offer/offer-screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Not part of what visitors load, who only read what a shop gives and costs. */
const ApplicationScreen = lazyPart(() => import('./application-screen.tsx'))

/** Opening a shop: what it gives and costs, the form, and where it stands. */
export function ApplyPage({ onSignIn }: { onSignIn: () => void }) {
  const { title, description } = useArea('application')
  const { status } = useSession()
  useMarkHydrated()
  return (
    <>
      <HeadTags title={title} description={description} path="/vendor/apply" />
      {status === 'signed-in' ? (
        <OwnApplication />
      ) : status === 'anonymous' ? (
        <OfferScreen
          isSignedIn={false}
          isBusy={false}
          failure={undefined}
          withdrawn={undefined}
          onOpen={onSignIn}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

function OwnApplication() {
  const { failed, failedText } = useArea('application')
  const query = useApplications()
  const begin = useBegin()
  if (!query.data) {
    if (!query.isError) return <Loading />
    return (
      <main>
        <ErrorState picture={umbrella} heading={failed} query={query}>
          {failedText}
        </ErrorState>
      </main>
    )
  }
  const [newest] = query.data
  if (!newest || newest.state === 'withdrawn') {
    const mayNot = begin.error instanceof ApiFailure && begin.error.status === 403
    return (
      <OfferScreen
        isSignedIn
        isBusy={begin.isPending}
        failure={begin.isError ? (mayNot ? 'mayNot' : 'notBegun') : undefined}
        withdrawn={newest?.number}
        onOpen={() => begin.mutate()}
      />
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      <ApplicationScreen application={newest} />
    </Suspense>
  )
}

const Loading = () => (
  <SkeletonGroup className="mx-auto grid w-full max-w-180 gap-4 px-4 pt-6">
    <Skeleton className="h-10 w-2/3 rounded-chip" />
    <Skeleton className="h-52 rounded-panel" />
    <Skeleton className="h-52 rounded-panel" />
  </SkeletonGroup>
)
