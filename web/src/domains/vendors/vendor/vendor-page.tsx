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
import { VendorFront } from './vendor-front.tsx'
import { VendorGoods } from './vendor-goods.tsx'
import { VendorParticulars } from './vendor-particulars.tsx'
import { VendorServices } from './vendor-services.tsx'
import { VendorGone } from './vendor-gone.tsx'
import { vendorsQueries } from '../vendors.queries.ts'
import DoorClosed from 'lucide-react/icons/door-closed'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatLongDate } from '@haat/contract/shared/dates.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { Link } from '@tanstack/react-router'
import { Panel } from '#ui/panel.tsx'

/** A vendor with goods, services, reviews, policies and the particulars that the law requires. */
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
