import plug from 'picture:state-plug'
import { useSuspenseQuery, type FetchQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { isGone, useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { ReviewsSection } from '#domains/reviews/reviews-section.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageError } from '#ui/state/page-error.tsx'
import { PriceTable } from './service/price-table.tsx'
import { ProviderCard } from './service/provider-card.tsx'
import { RequestPanel, requestId } from './request/request-panel.tsx'
import { ServiceGone } from './service/service-gone.tsx'
import { ServiceHead } from './service/service-head.tsx'
import { ServicePictures } from './service/service-pictures.tsx'
import { ServiceAreas } from './service/service-areas.tsx'
import { servicesQueries } from './services.queries.ts'
import { Link, Navigate, notFound, redirect } from '@tanstack/react-router'
import type { Service } from '@haat/contract/domains/services.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { questionsQueries } from '#domains/reviews/questions.queries.ts'
import { QuestionsSection } from '#domains/reviews/questions-section.tsx'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { LinkRenderer } from '#ui/link/link-renderer.tsx'
import { Breadcrumb } from '#ui/page/breadcrumb.tsx'
import { sumOf, type ServiceOption } from './service/service-option.ts'

export { ServiceGone } from './service/service-gone.tsx'
export { ServiceSkeleton } from './service/service-skeleton.tsx'

interface ServicePageProps {
  serviceId: string
  /** The search parameters of the address, not yet validated. */
  address: object
  /** Fills in the contact details of somebody who is signed in. */
  visitor: User | undefined
  /** Asks a visitor to sign in, and comes back to this page. */
  onSignIn?: () => void
}

export function Page(props: ServicePageProps) {
  const services = useArea('services')
  const { failure, ...query } = useFailure(servicesQueries.service(useCall(), props.serviceId))
  if (isGone(failure)) return <ServiceGone />
  if (!failure) return <ServiceThere {...props} />
  return (
    <PageError picture={plug} heading={services.failed} query={query} hasHomeLink>
      {services.failedText}
    </PageError>
  )
}

function ServiceThere({ serviceId, visitor, onSignIn }: ServicePageProps) {
  const { ui } = useMessages()
  const { data: service } = useSuspenseQuery(servicesQueries.service(useCall(), serviceId))
  // It is called otherwise since this page was opened.
  if (service.id !== serviceId) {
    return <Navigate to="/services/$serviceId" params={{ serviceId: service.id }} search replace />
  }
  return (
    <>
      <PageHead
        title={inLanguage(service.title, ui.language)}
        description={inLanguage(service.description, ui.language)}
        canonical={`/services/${service.id}`}
        isHidden={service.paused !== undefined}
        picture={service.pictures[0]}
      />
      <ServiceCrumbs service={service} />
      <ServiceContent service={service} visitor={visitor} onSignIn={onSignIn} />
    </>
  )
}

interface ServiceContentProps extends Pick<ServicePageProps, 'visitor'> {
  service: Service
  onSignIn?: (() => void) | undefined
  /** Without what others wrote about the service. */
  isPreview?: boolean
}

export function ServiceContent({ service, visitor, onSignIn, isPreview = false }: ServiceContentProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const [chosenId, choose] = useState<string>()
  // The middle option is preselected: it suits most jobs.
  const middle = service.options[Math.floor((service.options.length - 1) / 2)]
  const option = service.options.find(({ id }) => id === chosenId) ?? middle
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 md:pt-1 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid min-w-0 content-start gap-5">
          <ServicePictures service={service} />
          <ServiceHead service={service} />
        </div>
        <div className="far-below min-w-0 lg:row-span-2">
          {service.paused ? (
            <div className="rounded-panel bg-cream p-5 text-cream-ink">
              <p>
                <BilingualText text={service.paused} />
              </p>
              <Link
                to="/services/"
                search={{ category: service.categories.at(-1)?.slug }}
                className={buttonClass({ variant: 'secondary', className: 'mt-3' })}
              >
                {services.showAll}
              </Link>
            </div>
          ) : (
            <>
              {service.closed && (
                <p className="mb-4 rounded-panel bg-cream p-5 text-cream-ink">
                  {services.closedProvider(formatLocalDate(service.closed.until, ui.language))}
                </p>
              )}
              <RequestPanel
                key={service.id}
                service={service}
                option={option}
                onChoose={choose}
                visitor={visitor}
              />
            </>
          )}
        </div>
        <div className="far-below grid min-w-0 content-start gap-(--section-gap) pb-(--section-gap)">
          <p className="max-w-(--container-text) text-lead whitespace-pre-line">
            <BilingualText text={service.description} />
          </p>
          <PriceTable service={service} option={option} />
          <ServiceAreas service={service} />
          <ProviderCard service={service} />
          {!isPreview && (
            <>
              <ReviewsSection
                subject={{ kind: 'service', id: service.id }}
                ratings={service.ratings}
                shopName={service.provider.name}
                onSignIn={onSignIn}
              />
              <QuestionsSection subject={{ kind: 'service', id: service.id }} onSignIn={onSignIn} />
            </>
          )}
        </div>
      </div>
      {!service.paused && <RequestBar service={service} option={option} />}
    </>
  )
}

/** Loads the service first. Reviews are waited for only where the page must be whole. */
export async function load(
  { queryClient, call }: RouterContext,
  { serviceId, address }: { serviceId: string; address: object },
  isWhole: boolean,
) {
  const subject = { kind: 'service', id: serviceId } as const
  const queries = [
    ...reviewsQueries.section(call, subject, readReviewSearch({ ...address })),
    questionsQueries.list(call, subject),
  ]
  const reviews = Promise.all(queries.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)))
  const service = servicesQueries.service(call, serviceId)
  const found = await queryClient.ensureQueryData(service).catch(() => undefined)
  // A service is looked up by its number, so an address with a former name leads to the present one.
  if (found && found.id !== serviceId) {
    throw redirect({
      to: '/services/$serviceId',
      params: { serviceId: found.id },
      search: { ...address },
      replace: true,
      statusCode: 301,
    })
  }
  const failure = failureOfSubject(queryClient, service.queryKey)
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) throw notFound()
  if (isWhole) await reviews
}

interface RequestBarProps {
  service: Service
  option: ServiceOption | undefined
}

/** On a phone this bar takes the position that the bottom bar has on other pages. */
function RequestBar({ service, option }: RequestBarProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const paisa = option ? sumOf(option) : service.fromPaisa
  return (
    <section aria-label={services.request} className="phone-foot grid-cols-[1fr_auto]">
      <p className="grid min-w-0 leading-tight">
        <span className="whitespace-nowrap">
          <strong className="text-price">{formatRupees(paisa, ui.language)}</strong>{' '}
          {service.parts.length > 0 && <span className="text-small text-muted">{services.plusParts}</span>}
        </span>
        {option && (
          <span className="truncate text-small text-muted">{inLanguage(option.name, ui.language)}</span>
        )}
      </p>
      <a href={`#${requestId}`} className={buttonClass({ size: 'large' })}>
        {services.request}
      </a>
    </section>
  )
}

const home = '/'
const all = ''

/** The `href` of a crumb is the slug of its category, except for the first two. */
const crumbLink: LinkRenderer = ({ href, ...props }) =>
  href === home ? (
    <Link to="/" {...props} />
  ) : (
    <Link to="/services/" search={{ category: href || undefined }} {...props} />
  )

function ServiceCrumbs({ service }: { service: Service }) {
  const { shell, ui } = useMessages()
  const services = useArea('services')
  const categories = service.categories.map(({ slug, name }) => ({
    href: slug,
    label: inLanguage(name, ui.language),
  }))
  return (
    <div className="max-md:hidden">
      <Breadcrumb
        parents={[{ href: home, label: shell.home }, { href: all, label: services.title }, ...categories]}
        current={inLanguage(service.title, ui.language)}
        renderLink={crumbLink}
      />
    </div>
  )
}
