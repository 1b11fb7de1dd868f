import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import type { Shop } from '@haat/contract/domains/members.ts'
import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { PageLayout, PageTitle } from '#office/parts/page-layout.tsx'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { SecondFactorCard } from '../account/second-factor-card.tsx'
import { listingPath } from '../listings/list/listing-path.ts'
import { useWaitingParcels } from '../orders/parcels.queries.ts'
import { DayTiles } from './day-tiles.tsx'
import { LowPanel } from './low-panel.tsx'
import { areParcelsUrgent, ParcelsPanel } from './parcels-panel.tsx'
import { SalesCard } from './sales-card.tsx'
import { SuspendedCard } from './suspended-card.tsx'
import { ToPackPanel } from './to-pack-panel.tsx'
import { WaitsForYou } from './waits-for-you.tsx'

/** What needs doing in the shop now, and how it stands. */
export default function HomePage({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  const { shopId, rights, suspension } = shop
  // On a phone what has to be done comes before how the shop stands.
  return (
    <PageLayout>
      <PageTitle title={home.title} />
      <HomeHead shop={shop} />
      {suspension && <SuspendedCard suspension={suspension} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <div className="order-2 min-w-0 md:order-none lg:col-span-2">
          <DayTiles shop={shop} />
        </div>
        <div className="grid content-start gap-4 max-lg:contents">
          {rights.includes('figures') && (
            <div className="order-3 min-w-0 lg:order-none">
              <SalesCard shopId={shopId} />
            </div>
          )}
          {rights.includes('orders') && (
            <div className="order-1 min-w-0 lg:order-none max-md:hidden">
              <ToPackPanel shop={shop} />
            </div>
          )}
        </div>
        <div className="grid content-start gap-4 max-lg:contents">
          <div className="order-1 min-w-0 lg:order-none">
            {suspension ? <UrgentParcels shop={shop} /> : <WaitsForYou shop={shop} />}
          </div>
          {rights.includes('stock') && !suspension && (
            <div className="order-4 min-w-0 lg:order-none">
              <LowPanel shopId={shopId} />
            </div>
          )}
        </div>
      </div>
      {shop.role === 'owner' && <SecondFactorCard />}
    </PageLayout>
  )
}

/** Orders that were placed before a shop was suspended are packed and sent as always. */
function UrgentParcels({ shop }: { shop: Shop }) {
  const { data: waiting } = useWaitingParcels(shop)
  return waiting && areParcelsUrgent(waiting) && <ParcelsPanel {...{ shop, waiting }} />
}

function HomeHead({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  const { ui } = useMessages()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {/* A phone has the name of the shop above the page already. */}
        <h1 className="text-h1 max-md:sr-only">{home.greeting(inLanguage(shop.name, ui.language))}</h1>
        <Today />
      </div>
      <div className="flex items-center gap-3">
        <div className="max-md:hidden">
          <LanguageSwitch />
        </div>
        <ViewShop slug={shop.slug} />
        {shop.rights.includes('listings') && !shop.suspension && <AddListing shopId={shop.shopId} />}
      </div>
    </header>
  )
}

/** The day in Nepal: by Bikram Sambat first, as people there tell it, and by the international calendar. */
function Today() {
  const { home } = useArea('vendor')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const bs = publishedBsDateOf(now)
  const weekday = weekdayNames[ui.language][nepalDateParts(now).weekday]
  return (
    <p className="md:mt-1 md:flex md:gap-2 md:text-small md:text-muted">
      {bs && (
        <span className="block max-md:text-h1">
          {home.bsDay(inDigitsOf(ui.language, String(bs.day)), bsMonthNames[ui.language][bs.month - 1]!)}
        </span>
      )}
      {bs && (
        <span aria-hidden className="max-md:hidden">
          ·
        </span>
      )}
      <span className="block max-md:text-small max-md:text-muted">
        {weekday}, {formatDate(now, ui.language)}
      </span>
    </p>
  )
}

function ViewShop({ slug }: { slug: string }) {
  const { frame } = useArea('vendor')
  return (
    <Link to="/vendors/$slug" params={{ slug }} className={buttonClass({ variant: 'secondary' })}>
      {frame.viewShop}
    </Link>
  )
}

/** The one crimson action of a wide screen; a phone has it on the page of listings. */
function AddListing({ shopId }: { shopId: string }) {
  const { home } = useArea('vendor')
  return (
    <Link
      to="/vendor/$"
      params={{ _splat: listingPath(shopId, 'product', 'new') }}
      className={buttonClass({ className: 'max-md:hidden' })}
    >
      <ButtonContent icon={<Plus aria-hidden />}>{home.addListing}</ButtonContent>
    </Link>
  )
}
