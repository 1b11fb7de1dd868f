import umbrella from 'picture:state-umbrella'
import { ApiFailure } from '#api/client.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useApplications, useBegin } from './applications.queries.ts'
import { FormScreen } from './form/form-screen.tsx'
import { OfferScreen } from './offer/offer-screen.tsx'
import { StandingScreen } from './standing/standing-screen.tsx'

/** Opening a shop: what it gives and costs, the form, and where it stands. */
export default function ApplyPage({ onSignIn }: { onSignIn: () => void }) {
  const { title } = useArea('application')
  const { status } = useSession()
  return (
    <>
      <HeadTags title={title} description={undefined} path="/vendor/apply" />
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
      <ErrorState picture={umbrella} heading={failed} query={query}>
        {failedText}
      </ErrorState>
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
  if (newest.state === 'draft') return <FormScreen key={newest.id} application={newest} />
  return <StandingScreen key={newest.id} application={newest} />
}

const Loading = () => (
  <SkeletonGroup className="mx-auto grid w-full max-w-180 gap-4 px-4 pt-6">
    <Skeleton className="h-10 w-2/3 rounded-chip" />
    <Skeleton className="h-52 rounded-panel" />
    <Skeleton className="h-52 rounded-panel" />
  </SkeletonGroup>
)
