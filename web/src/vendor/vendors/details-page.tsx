import { Link } from '@tanstack/react-router'
import plug from 'picture:state-plug'
import type { Shop } from '@haat/contract/domains/members.ts'
import { VendorParticulars } from '#domains/vendors/vendor-particulars.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { AddressName } from './details/address-name.tsx'
import { useEdition } from './shop.queries.ts'

/** The address of the shop's page, and the particulars that staff have checked. */
export default function DetailsPage({ shop }: { shop: Shop }) {
  const { shopDetails } = useArea('vendor')
  const query = useEdition(shop.shopId)
  return (
    <PageLayout>
      <PageHead title={shopDetails.title} note={shopDetails.lead} />
      {query.data ? (
        <AddressName shop={shop} addressName={query.data.addressName} />
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={shopDetails.loadFailed} query={query} />
      ) : (
        <TableSkeleton />
      )}
      <Panel title={shopDetails.particulars}>
        <p className="-mt-2 mb-3 text-small text-muted">{shopDetails.particularsNote}</p>
        <VendorParticulars particulars={shop.particulars} />
        <div className="mt-4 rounded-control bg-indigo-tint p-4">
          <p className="font-semibold">{shopDetails.howToChange}</p>
          <p className="mt-0.5 text-small">{shopDetails.howToChangeText}</p>
          <Link
            to="/contact-admin"
            search={{ topic: 'sell' }}
            className="inline-flex min-h-11 items-center font-semibold text-crimson underline-offset-3 hover:underline"
          >
            {shopDetails.write}
          </Link>
        </div>
      </Panel>
    </PageLayout>
  )
}
