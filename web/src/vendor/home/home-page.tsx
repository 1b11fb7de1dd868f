import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import DoorClosed from 'lucide-react/icons/door-closed'
import MailQuestionMark from 'lucide-react/icons/mail-question-mark'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames, weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
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

/** What needs doing in the shop now, and how it stands. */
export default function HomePage({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  return (
    <PageLayout>
      <PageTitle title={home.title} />
      <HomeHead shop={shop} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <WaitsForYou shop={shop} />
        <ShopCard shop={shop} />
      </div>
      <Figures shop={shop} />
    </PageLayout>
  )
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

/** What somebody should look at, or that there is nothing. */
function WaitsForYou({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  const { ui } = useMessages()
  const invitationCount = shop.openInvitationCount ?? 0
  if (invitationCount === 0 && !shop.closed) return <AllDone />
  return (
    <div className="grid gap-4">
      {shop.closed && (
        <section className="flex gap-3.5 rounded-panel bg-cream p-5 text-cream-ink md:rounded-hero md:p-6">
          <DoorClosed aria-hidden className="mt-0.5 size-6 shrink-0" />
          <div className="min-w-0">
            <h2 className="text-title">{home.closed}</h2>
            <p className="mt-1">{home.closedText(formatLocalLongDate(shop.closed.until, ui.language))}</p>
            <p className="mt-1 font-semibold wrap-anywhere">
              <BilingualText text={shop.closed.reason} />
            </p>
          </div>
        </section>
      )}
      {invitationCount > 0 && (
        <Panel title={home.waits}>
          <ul className="-my-2">
            <li>
              <Link
                to="/vendor/$"
                params={{ _splat: `${shop.shopId}/team` }}
                className="group flex min-h-16 items-center gap-3.5 py-2"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-chip bg-indigo-tint text-indigo [&>svg]:size-5.5">
                  <MailQuestionMark aria-hidden />
                </span>
                <span className="grid min-w-0 grow">
                  <span className="font-semibold group-hover:text-crimson">
                    {home.invitations(formatCount(invitationCount, ui.language))}
                  </span>
                  <span className="text-small text-muted">{home.invitationsText}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0" />
              </Link>
            </li>
          </ul>
        </Panel>
      )}
    </div>
  )
}

function AllDone() {
  const { home } = useArea('vendor')
  return (
    <section className="ghost on-colour flex min-h-36 items-center gap-4 rounded-panel bg-pine-deep p-5 text-white md:rounded-hero md:p-6">
      <CircleCheck aria-hidden className="size-10 shrink-0 text-marigold-soft" />
      <div>
        <h2 className="text-title">{home.allDone}</h2>
        <p className="mt-0.5">{home.allDoneText}</p>
      </div>
    </section>
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
