import { useSuspenseQuery, type FetchQueryOptions } from '@tanstack/react-query'
import { Navigate, notFound, redirect } from '@tanstack/react-router'
import compass from 'picture:state-compass'
import umbrella from 'picture:state-umbrella'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { PageError } from '#ui/state/page-error.tsx'
import { startOfStory } from './vendor/story-parts.ts'
import { VendorContent } from './vendor-content.tsx'
import { vendorProductsOf } from './vendor/vendor-goods.tsx'
import { vendorServicesOf } from './vendor/vendor-services.tsx'
import { vendorsQueries } from './vendors.queries.ts'

interface VendorPageProps {
  slug: string
  address: object
  /** Asks a visitor to sign in, and comes back to this page. */
  onSignIn: () => void
}

/** A vendor with goods, services, reviews, policies and the particulars that the law requires. */
export function Page({ slug, onSignIn }: VendorPageProps) {
  const { broken } = useArea('vendors')
  const { failure, ...query } = useFailure(vendorsQueries.vendor(useCall(), slug))
  if (isGone(failure)) return <VendorGone />
  return failure ? (
    <PageError picture={umbrella} heading={broken} query={query} />
  ) : (
    <VendorThere slug={slug} onSignIn={onSignIn} />
  )
}

function VendorThere({ slug, onSignIn }: { slug: string; onSignIn: () => void }) {
  const { shell, ui } = useMessages()
  const { data: vendor } = useSuspenseQuery(vendorsQueries.vendor(useCall(), slug))
  // The shop has got another address name while this page was open.
  if (vendor.slug !== slug) return <Navigate to="/vendors/$slug" params={{ slug: vendor.slug }} replace />
  const name = inLanguage(vendor.name, ui.language)
  return (
    <>
      <PageHead
        title={name}
        description={inLanguage(startOfStory(vendor.about), ui.language)}
        canonical={`/vendors/${slug}`}
        isHidden={vendor.paused !== undefined}
        picture={vendor.banner}
      />
      <PageCrumbs
        parents={[{ label: shell.vendors, href: '/vendors/' }]}
        current={name}
        path={`/vendors/${slug}`}
      />
      <VendorContent vendor={vendor} onSignIn={onSignIn} />
    </>
  )
}

/** Loads the vendor first. Goods, services and reviews are waited for only where the page must be whole. */
export async function load(
  { queryClient, call }: RouterContext,
  { slug, address }: { slug: string; address: object },
  isWhole: boolean,
) {
  const reviews = reviewsQueries.section(call, { kind: 'vendor', id: slug }, readReviewSearch({ ...address }))
  const others = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.list(call, vendorProductsOf(slug))),
    queryClient.prefetchQuery(servicesQueries.few(call, vendorServicesOf(slug))),
    ...reviews.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)),
  ])
  // Above what the shop sells: coming later, they would push it down.
  const coupons = queryClient.prefetchQuery(vendorsQueries.coupons(call, slug))
  const query = vendorsQueries.vendor(call, slug)
  const vendor = await queryClient.ensureQueryData(query).catch(() => undefined)
  if (vendor && vendor.slug !== slug) {
    throw redirect({
      to: '/vendors/$slug',
      params: { slug: vendor.slug },
      search: { ...address },
      replace: true,
      statusCode: 301,
    })
  }
  await coupons
  const failure = failureOfSubject(queryClient, query.queryKey)
  // The API answers a malformed slug with 422; to the visitor both mean that there is no such vendor.
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) throw notFound()
  if (isWhole) await others
}

export function VendorGone() {
  const texts = useArea('vendors')
  return (
    <EmptyState
      picture={compass}
      tone="cream"
      headingLevel={1}
      heading={texts.gone}
      actions={<ButtonLink to="/vendors/">{texts.showAll}</ButtonLink>}
    >
      {texts.goneText}
    </EmptyState>
  )
}
