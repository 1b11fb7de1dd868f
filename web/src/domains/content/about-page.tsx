import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import market from 'picture:about-market'
import marketPhone from 'picture:about-market-phone'
import call from 'picture:help-call'
import type { ReactNode } from 'react'
import type { Figures } from '@haat/contract/domains/content.about.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { officeHoursText } from '@haat/contract/shared/office-hours.ts'
import { useSiteSettings, useSettingsFailure } from '#api/site-settings.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { aboutQueries } from './about.queries.ts'
import { HowBuyingWorks, HowSellingWorks } from './about/how-it-works.tsx'

function Banner() {
  return (
    <div className="overflow-hidden md:rounded-hero">
      <picture>
        <source
          media="(max-width: 47.99rem)"
          srcSet={marketPhone.src}
          width={marketPhone.width}
          height={marketPhone.height}
        />
        <img
          src={market.src}
          width={market.width}
          height={market.height}
          alt=""
          fetchPriority="high"
          className="w-full"
        />
      </picture>
      <Weave />
    </div>
  )
}

export function AboutPage() {
  const about = useArea('about')
  return (
    <div className="page-width max-md:px-0 md:pt-5">
      <Banner />
      <div className="grid gap-(--section-gap) max-md:px-(--gutter)">
        <section className="grid gap-x-12 gap-y-4 pt-8 md:grid-cols-2">
          <div>
            <p className="font-semibold text-crimson">{about.kicker}</p>
            <h1 className="text-h1">{about.title}</h1>
            <p className="mt-3 max-w-(--container-text) text-lead">{about.lead}</p>
          </div>
          <p className="max-w-(--container-text) self-end text-muted">{about.story}</p>
        </section>
        <HowBuyingWorks />
        <FiguresPanel />
        <HowSellingWorks />
        <div className="grid gap-5 md:grid-cols-[1fr_1.4fr]">
          <ReachUs />
          <CompanyParticulars />
        </div>
      </div>
    </div>
  )
}

const kinds = ['vendors', 'products', 'services', 'districts'] as const satisfies (keyof Figures)[]
/** A new shop does not boast of the few that it has. */
const worthTelling = 10

function FiguresPanel() {
  const { ui } = useMessages()
  const about = useArea('about')
  const { data, isError, refetch, isFetching } = useQuery(aboutQueries.figures(useCall()))
  const told = kinds.filter((kind) => !data || data[kind] >= worthTelling)
  if (told.length === 0) return null
  return (
    <section className="ghost on-colour rounded-deal bg-pine-deep p-6 text-white md:p-8">
      <h2 className="text-h2">{about.figures}</h2>
      {isError ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-4">
          <p>
            {about.figuresFailed} {ui.triesItself}
          </p>
          <Button variant="onColour" isBusy={isFetching} onClick={() => void refetch()}>
            {ui.retry}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-1">{about.figuresText}</p>
          <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-4">
            {told.map((kind) => (
              <div key={kind} className="flex flex-col-reverse justify-end">
                <dt>{about[kind]}</dt>
                <dd className="text-hero text-marigold">
                  {data ? formatCount(data[kind], ui.language) : <Skeleton className="h-12 w-16" />}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

const linkClass = 'inline-flex min-h-11 items-center text-indigo hover:underline'

function ReachUs() {
  const about = useArea('about')
  const { ui } = useMessages()
  const settings = useSiteSettings()
  const { phone, email } = settings?.support ?? {}
  const hours = settings && officeHoursText(settings.hours, ui.language)
  return (
    <Panel title={about.contact} tone="indigo" className="relative">
      {hours && <p className="max-w-80">{about.contactText(hours.from, hours.to, hours.times)}</p>}
      <p className="mt-3 grid font-semibold">
        {phone && (
          <a href={`tel:${phone}`} className={linkClass}>
            {inDigitsOf(ui.language, phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        )}
      </p>
      <Link to="/help-support" className={buttonClass({ className: 'mt-4' })}>
        {about.contactLink}
      </Link>
      <img
        src={call.src}
        width={call.width}
        height={call.height}
        alt=""
        loading="lazy"
        className="absolute right-4 bottom-5 w-28"
      />
    </Panel>
  )
}

/** Renders nothing for a particular that is not known. */
const Row = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div className="grid gap-x-4 border-b border-line py-2 last:border-0 md:grid-cols-[14rem_1fr]">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  ) : null

/** The particulars that the Electronic Commerce Act makes a marketplace publish. */
function CompanyParticulars() {
  const about = useArea('about')
  const { ui } = useMessages()
  const settings = useSiteSettings()
  const askAgain = useSettingsFailure()
  if (askAgain) {
    return (
      <Panel title={about.particulars} hasWeave>
        <PartError onRetry={askAgain} />
      </Panel>
    )
  }
  if (!settings) return null
  const { company, complaintOfficer: officer } = settings
  return (
    <Panel title={about.particulars} hasWeave>
      <dl>
        <Row name={about.company}>{inLanguage(company.name, ui.language)}</Row>
        <Row name={about.kind}>{about.kindText}</Row>
        <Row name={about.address}>{inLanguage(company.address, ui.language)}</Row>
        <Row name={about.registration}>{company.registrationNumber}</Row>
        <Row name={about.panVat}>{company.panVatNumber}</Row>
        <Row name={about.listing}>{company.portalListingNumber}</Row>
        <Row name={about.officer}>
          {officer.phone && (
            <>
              {inLanguage(officer.name, ui.language)},{' '}
              <a href={`tel:${officer.phone}`} className="text-crimson hover:underline">
                {inDigitsOf(ui.language, officer.phone)}
              </a>
              ,{' '}
              <a href={`mailto:${officer.email}`} className="text-crimson hover:underline">
                {officer.email}
              </a>
            </>
          )}
        </Row>
      </dl>
    </Panel>
  )
}
