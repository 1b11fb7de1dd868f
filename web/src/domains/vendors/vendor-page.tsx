import umbrella from 'picture:state-umbrella'
import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PageError } from '#ui/state/page-error.tsx'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { VendorFront } from './vendor/vendor-front.tsx'
import { vendorsQueries } from './vendors.queries.ts'
import DoorClosed from 'lucide-react/icons/door-closed'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { Link, notFound } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import compass from 'picture:state-compass'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { Panel } from '#ui/panel.tsx'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { ServiceCard } from '#domains/services/service-card.tsx'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { PartFailed } from './vendor/part-failed.tsx'
import { VendorGoods, vendorProductsOf } from './vendor/vendor-goods.tsx'

/** A vendor with goods, services, reviews, policies and the particulars that the law requires. */
export function Page({ slug }: { slug: string; address: object }) {
  const { broken } = useArea('vendors')
  const { failure, ...query } = useFailure(vendorsQueries.vendor(useCall(), slug))
  if (isGone(failure)) return <VendorGone />
  return failure ? (
    <PageError picture={umbrella} heading={broken} query={query} />
  ) : (
    <VendorThere slug={slug} />
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
      <PageHead
        title={name}
        description={about}
        canonical={`/vendors/${slug}`}
        isHidden={vendor.paused !== undefined}
        picture={vendor.banner}
      />
      <PageCrumbs
        parents={[{ label: shell.vendors, href: '/vendors/' }]}
        current={name}
        path={`/vendors/${slug}`}
      />
      <VendorFront vendor={vendor} />
      {vendor.paused ? (
        <Notice>
          <BilingualText text={vendor.paused} />
        </Notice>
      ) : (
        vendor.closed && <ClosedNotice closed={vendor.closed} />
      )}
      <div className="grid gap-(--section-gap) pt-(--section-gap)">
        {!vendor.paused && <VendorGoods vendor={vendor} />}
        {!vendor.paused && <VendorServices vendor={vendor} />}
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
    <Notice>
      <h2 className="text-h3">{texts.closedUntil(formatLocalLongDate(closed.until, ui.language))}</h2>
      <p>
        <BilingualText text={closed.reason} />
      </p>
    </Notice>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <section className="mt-5 flex gap-3 rounded-panel bg-cream p-5 text-cream-ink">
    <DoorClosed aria-hidden className="size-6 shrink-0" />
    <div>{children}</div>
  </section>
)

function VendorPolicies({ vendor }: { vendor: Vendor }) {
  const texts = useArea('vendors')
  return (
    <Panel tone="pine" title={texts.policies}>
      <p>
        <BilingualText text={vendor.returnPolicy} />
      </p>
      <p className="mt-2">{texts.neverLess}</p>
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

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

const linkClass = 'inline-flex min-h-11 items-center underline-offset-3 hover:underline md:min-h-8'

/** The particulars that the law requires of every vendor. */
function VendorParticulars({ particulars }: { particulars: Vendor['particulars'] }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  return (
    <Panel title={texts.particulars}>
      <p className="-mt-2 mb-3 text-small text-muted">{texts.particularsText}</p>
      <dl>
        <Row name={texts.legalName}>
          <BilingualText text={{ en: particulars.legalName, ne: particulars.legalNameNe }} />
        </Row>
        {particulars.registrationNumber && (
          <Row name={texts.registration}>{particulars.registrationNumber}</Row>
        )}
        <Row name={particulars.isVatRegistered ? texts.panVat : texts.pan}>{particulars.panNumber}</Row>
        <Row name={texts.address}>
          <BilingualText text={particulars.address} />
        </Row>
        <Row name={texts.grievance}>
          {particulars.grievanceName}
          <br />
          <a
            href={`tel:${toE164(particulars.grievancePhone) ?? particulars.grievancePhone}`}
            className={linkClass}
          >
            {formatPhone(particulars.grievancePhone, ui.language)}
          </a>
          <br />
          <a href={`mailto:${particulars.grievanceEmail}`} className={linkClass}>
            {particulars.grievanceEmail}
          </a>
        </Row>
      </dl>
    </Panel>
  )
}

const gridClass = 'grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'
const shown = 3

function VendorServices({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { data, isError, refetch } = useQuery(
    servicesQueries.few(useCall(), { vendor: vendor.slug, pageSize: '3' }),
  )
  if (vendor.serviceCount === 0) return null
  return (
    <section aria-labelledby="services">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="services" className="text-h2">
          {texts.itsServices}
        </h2>
        {vendor.serviceCount > shown && (
          <Link
            to="/services/"
            search={{ vendor: vendor.slug }}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-crimson hover:underline"
          >
            {texts.allServices(formatCount(vendor.serviceCount, ui.language))}
            <ArrowRight aria-hidden className="size-[18px]" />
          </Link>
        )}
      </div>
      {isError ? (
        <PartFailed onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={gridClass}>
          {data.items.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={gridClass}>
          <Skeleton tone="pine" className="h-80 rounded-panel" />
        </SkeletonGroup>
      )}
    </section>
  )
}
