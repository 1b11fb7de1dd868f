import plug from 'picture:state-plug'
import type { Shop } from '@haat/contract/domains/members.ts'
import { PageHead, PageLayout, PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { HoursForm } from './hours/hours-form.tsx'
import { useHours } from './shop.queries.ts'

/** When the shop is open, on which days it is closed, and its holiday. */
export default function HoursPage({ shop }: { shop: Shop }) {
  const { shopHours } = useArea('vendor')
  const query = useHours(shop.shopId)
  if (query.data) {
    return (
      <PageLayout>
        <PageHead title={shopHours.title} note={shopHours.lead} />
        <HoursForm shop={shop} saved={query.data} />
      </PageLayout>
    )
  }
  return (
    <>
      <PageTitle title={shopHours.title} />
      {query.isError ? (
        <ErrorState picture={plug} heading={shopHours.loadFailed} query={query} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
