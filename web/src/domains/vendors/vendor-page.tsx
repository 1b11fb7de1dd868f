import umbrella from 'picture:state-umbrella'
import { useSuspenseQuery } from '@tanstack/react-query'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageCrumbs } from '#ui/page-crumbs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ClosedNotice } from './parts/closed-notice.tsx'
import { VendorFront } from './parts/vendor-front.tsx'
import { VendorGoods } from './parts/vendor-goods.tsx'
import { VendorParticulars } from './parts/vendor-particulars.tsx'
import { VendorPolicies } from './parts/vendor-policies.tsx'
import { VendorServices } from './parts/vendor-services.tsx'
import { VendorGone } from './vendor-gone.tsx'
import { vendorsQueries } from './vendors.queries.ts'

/** A shop: who it is, what it sells, what people say of it, and what the law wants shown. */
export function VendorPage({ slug }: { slug: string; address: object }) {
  const { failure, ...again } = useFailure(vendorsQueries.vendor(useCall(), slug))
  if (isGone(failure)) return <VendorGone />
  return failure ? <VendorBroken {...again} /> : <VendorThere slug={slug} />
}

function VendorBroken({ retry, isRetrying }: { retry(): Promise<void>; isRetrying: boolean }) {
  const { shell } = useMessages()
  const { broken } = useArea('vendors')
  return (
    <>
      <title>{shell.titled(broken)}</title>
      <ErrorState
        picture={umbrella}
        heading={broken}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        triesItself
      />
    </>
  )
}

function VendorThere({ slug }: { slug: string }) {
  const { shell, ui } = useMessages()
  const texts = useArea('vendors')
  const { data: vendor } = useSuspenseQuery(vendorsQueries.vendor(useCall(), slug))
  const name = inLanguage(vendor.name, ui.language)
  const about = inLanguage(vendor.about, ui.language)
  return (
    <>
      <PageHead title={name} description={about} canonical={`/vendors/${slug}`} picture={vendor.banner} />
      <PageCrumbs
        parents={[{ label: shell.vendors, href: '/vendors/' }]}
        current={name}
        path={`/vendors/${slug}`}
      />
      <VendorFront vendor={vendor} />
      {vendor.closed && <ClosedNotice closed={vendor.closed} />}
      <div className="grid gap-(--section-gap) pt-(--section-gap)">
        <VendorGoods vendor={vendor} />
        <VendorServices vendor={vendor} />
        <ReviewsSection subject={{ kind: 'vendor', id: slug }} ratings={vendor.ratings} />
        <section aria-label={texts.about(name)} className="grid gap-5 md:grid-cols-2">
          <VendorPolicies vendor={vendor} />
          <VendorParticulars particulars={vendor.particulars} />
        </section>
      </div>
    </>
  )
}
