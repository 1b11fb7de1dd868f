import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { PageLayout, PageTitle } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { LetterSign } from '#ui/letter-sign.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { SecondFactorCard } from '../account/second-factor-card.tsx'
import { useParcelCounts } from '../orders/parcels.queries.ts'
import { CashCard } from '../cash/cash-card.tsx'
import { PayableCard } from '../ledger/payable-card.tsx'
import { areParcelsUrgent, ParcelsPanel } from './parcels-panel.tsx'
import { SalesCard } from './sales-card.tsx'
import { SuspendedCard } from './suspended-card.tsx'
import { WaitsForYou } from './waits-for-you.tsx'

/** What needs doing in the shop now, and how it stands. */
export default function HomePage({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  return (
    <PageLayout>
      <PageTitle title={home.title} />
      <HomeHead shop={shop} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        {shop.suspension ? (
          <div className="grid content-start gap-4">
            <SuspendedCard suspension={shop.suspension} />
            <UrgentParcels shop={shop} />
          </div>
        ) : (
          <WaitsForYou shop={shop} />
        )}
        <div className="grid content-start gap-4">
          <ShopCard shop={shop} />
          {shop.rights.includes('money') && <PayableCard shopId={shop.shopId} />}
          {shop.rights.includes('orders') && <CashCard shopId={shop.shopId} />}
        </div>
      </div>
      {shop.rights.includes('figures') && <SalesCard shopId={shop.shopId} />}
      {shop.role === 'owner' && <SecondFactorCard />}
      <Figures shop={shop} />
    </PageLayout>
  )
}

/** Orders that were placed before a shop was suspended are packed and sent as always. */
function UrgentParcels({ shop }: { shop: Shop }) {
  const { data: counts } = useParcelCounts(shop)
  return counts && areParcelsUrgent(counts) && <ParcelsPanel shop={shop} counts={counts} />
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
      <div className="flex items-center gap-3 max-md:hidden">
        <LanguageSwitch />
        <ViewShop slug={shop.slug} />
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

function ViewShop({ slug, isWide }: { slug: string; isWide?: true }) {
  const { frame } = useArea('vendor')
  return (
    <Link
      to="/vendors/$slug"
      params={{ slug }}
      className={buttonClass({ variant: 'secondary', isWide: isWide ?? false })}
    >
      {frame.viewShop}
    </Link>
  )
}

function ShopCard({ shop }: { shop: Shop }) {
  const { home, roles, team } = useArea('vendor')
  const { ui } = useMessages()
  return (
    <Panel>
      <h2 className="sr-only">{home.shop}</h2>
      <div className="flex items-center gap-3.5">
        <LetterSign
          name={shop.name}
          letter={shop.sign}
          colour={shop.signColour}
          className="size-14 rounded-picture text-h3"
        />
        <div className="min-w-0">
          <p className="text-h3 wrap-anywhere">
            <BilingualText text={shop.name} />
          </p>
          <p className="text-small text-muted">
            <BilingualText text={shop.place} />
          </p>
        </div>
      </div>
      <p className="mt-3 text-small text-muted">
        {home.since(inDigitsOf(ui.language, String(shop.sinceYearBs)))}
      </p>
      <p className="text-small text-muted">{team.yourRole(roles[shop.role])}</p>
      <div className="mt-4 md:hidden">
        <ViewShop slug={shop.slug} isWide />
      </div>
    </Panel>
  )
}

/** Only figures of what there is: a shop without reviews has no rating, not one of zero. */
function Figures({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  const { ui } = useMessages()
  const count = (figure: number) => formatCount(figure, ui.language)
  return (
    <section>
      <h2 className="mb-3 text-title">{home.figures}</h2>
      <dl className="grid grid-cols-2 gap-3 max-md:[&>:last-child:nth-child(odd)]:col-span-2 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] md:gap-4">
        {shop.productCount > 0 && <Figure name={home.products}>{count(shop.productCount)}</Figure>}
        {shop.serviceCount > 0 && <Figure name={home.services}>{count(shop.serviceCount)}</Figure>}
        {shop.rating !== null && (
          <Figure name={home.rating} note={home.ratingBy(count(shop.ratingCount))}>
            {inDigitsOf(ui.language, shop.rating.toFixed(1))}
            <Star aria-hidden className="ms-1.5 inline size-5 fill-star text-star" />
          </Figure>
        )}
        <Figure name={home.team}>{home.people(count(shop.memberCount))}</Figure>
      </dl>
    </section>
  )
}

interface FigureProps {
  name: string
  note?: string
  children: ReactNode
}

const Figure = ({ name, note, children }: FigureProps) => (
  <div className="rounded-panel bg-surface p-4 shadow-2 md:p-5">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="mt-0.5 text-h2">{children}</dd>
    {note && <dd className="text-fine text-muted">{note}</dd>}
  </div>
)
