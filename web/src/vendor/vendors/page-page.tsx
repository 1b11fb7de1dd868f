import plug from 'picture:state-plug'
import type { Shop } from '@haat/contract/domains/members.ts'
import { PageLayout, PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { PageEditor } from './page/page-editor.tsx'
import { useEdition } from './shop.queries.ts'

/** The shop's own page, as shoppers see it and as it is being prepared. */
export default function ShopPagePage({ shop }: { shop: Shop }) {
  const { shopPage } = useArea('vendor')
  const query = useEdition(shop.shopId)
  if (query.data) {
    return (
      <PageLayout>
        <PageEditor shop={shop} edition={query.data} />
      </PageLayout>
    )
  }
  return (
    <>
      <PageTitle title={shopPage.title} />
      {query.isError ? (
        <ErrorState picture={plug} heading={shopPage.loadFailed} query={query} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
