import umbrella from 'picture:state-umbrella'
import { useSuspenseQuery } from '@tanstack/react-query'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { VendorFront } from './vendor/vendor-front.tsx'
import { VendorParticulars } from './vendor/vendor-particulars.tsx'
import { VendorServices } from './vendor/vendor-services.tsx'
import { VendorGone } from './vendor/vendor-gone.tsx'
import { vendorsQueries } from './vendors.queries.ts'
import DoorClosed from 'lucide-react/icons/door-closed'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatLongDate } from '@haat/contract/shared/dates.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { Link, notFound } from '@tanstack/react-router'
import { Panel } from '#ui/panel.tsx'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { VendorGoods, vendorProductsOf } from './vendor/vendor-goods.tsx'

export { VendorGone } from './vendor/vendor-gone.tsx'

/** A vendor with goods, services, reviews, policies and the particulars that the law requires. */
export function Page({ slug }: { slug: string; address: object }) {
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
        retriesItself
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

function ClosedNotice({ closed }: { closed: NonNullable<Vendor['closed']> }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  return (
    <section className="mt-5 flex gap-3 rounded-panel bg-cream p-5 text-cream-ink">
      <DoorClosed aria-hidden className="size-6 shrink-0" />
      <div>
        <h2 className="text-h3">{texts.closedUntil(formatLongDate(closed.until, ui.language))}</h2>
        <p>
          <BilingualText text={closed.reason} />
        </p>
      </div>
    </section>
  )
}

function VendorPolicies({ vendor }: { vendor: Vendor }) {
  const texts = useArea('vendors')
  return (
    <Panel tone="pine" title={texts.policies}>
      <p>
        <BilingualText text={vendor.returnPolicy} />
      </p>
      <Link
        to="/return-policy"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-3"
      >
        {texts.haatPolicy}
      </Link>
    </Panel>
  )
}

/** Loads the vendor first. Goods, services and reviews are waited for only where the page must be whole. */
export async function load(
  { queryClient, call }: RouterContext,
  { slug, address }: { slug: string; address: object },
  isWhole: boolean,
) {
  const reviews = reviewsQueries.pages(call, { kind: 'vendor', id: slug }, readReviewSearch({ ...address }))
  const others = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.list(call, vendorProductsOf(slug))),
    queryClient.prefetchQuery(servicesQueries.few(call, { vendor: slug, pageSize: '3' })),
    ...reviews.map((page) => queryClient.prefetchQuery(page)),
  ])
  const vendor = vendorsQueries.vendor(call, slug)
  await queryClient.ensureQueryData(vendor).catch(() => undefined)
  const failure = failureOfSubject(queryClient, vendor.queryKey)
  // The API answers a malformed slug with 422; to the visitor both mean that there is no such vendor.
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) throw notFound()
  if (isWhole) await others
}
