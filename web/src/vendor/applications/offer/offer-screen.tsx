import scarf from 'picture:state-scarf'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  commissionOf,
  commissionVatRate,
  formatRate,
  vatOnCommission,
} from '@haat/contract/domains/commission.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useUsualRate } from '../../commission/use-usual-rate.ts'
import './offer.css'

interface OfferScreenProps {
  isSignedIn: boolean
  isBusy: boolean
  failure: 'notBegun' | 'mayNot' | undefined
  /** The number of an application that the reader has withdrawn. */
  withdrawn: string | undefined
  onOpen(): void
}

/** What a shop on Haat gives and costs, for everybody to read. */
export function OfferScreen({ isSignedIn, isBusy, failure, withdrawn, onOpen }: OfferScreenProps) {
  const { shell } = useMessages()
  const { offer: texts, close } = useArea('application')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-surface">
        <div className="mx-auto flex w-full max-w-270 items-center justify-between px-4 py-2">
          <Link to="/" aria-label={shell.homeLink} className="flex min-h-11 items-center">
            <Logo />
          </Link>
          <Link to="/" aria-label={close} className="icon-button">
            <X aria-hidden />
          </Link>
        </div>
        <Weave cell={1} className="w-full" />
      </header>
      <main className="flex grow flex-col">
        <Banner />
        <div className="mx-auto grid w-full max-w-270 grow content-start items-start gap-4 px-3 pt-4 pb-10 md:grid-cols-2 md:px-4 md:pt-6">
          {withdrawn && (
            <p className="rounded-panel bg-indigo-tint p-5 font-semibold md:col-span-2">
              {texts.withdrawn(withdrawn)}
            </p>
          )}
          <Gets />
          <Costs />
          <AtHand />
        </div>
        <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
          <div className="mx-auto grid w-full max-w-105 gap-2 px-4 py-3 text-center">
            <FormError text={failure && texts[failure]} />
            <Button
              {...replayPress}
              size="large"
              isWide
              isBusy={isBusy}
              busyLabel={texts.opening}
              trailingIcon={<ArrowRight />}
              onClick={onOpen}
            >
              {withdrawn ? texts.again : texts.open}
            </Button>
            <p className="text-small text-muted">{isSignedIn ? texts.minutes : texts.signIn}</p>
          </div>
        </div>
      </main>
    </div>
  )
}

function Banner() {
  const { ui } = useMessages()
  const { offer: texts } = useArea('application')
  return (
    <div className="bg-marigold text-on-marigold">
      <div className="mx-auto flex w-full max-w-270 items-center justify-between gap-4 px-4 py-6 md:py-10">
        <div>
          <h1 className="text-hero">{texts.heading}</h1>
          {ui.language === 'en' && (
            <p lang="ne" className="mt-3 font-semibold">
              आफ्नो पसल हाटमा खोल्नुहोस्
            </p>
          )}
        </div>
        <span aria-hidden className="offer-arch">
          <img src={scarf.src} width={scarf.width} height={scarf.height} alt="" className="w-2/3" />
        </span>
      </div>
    </div>
  )
}

function Gets() {
  const { offer: texts } = useArea('application')
  return (
    <section className="rounded-panel bg-surface p-5 shadow-2">
      <h2 className="mb-2 text-h3">{texts.gets}</h2>
      <ul className="divide-y divide-line">
        <Gift icon={<Store aria-hidden />} title={texts.pageTitle} text={texts.pageText} />
        <Gift icon={<Users aria-hidden />} title={texts.peopleTitle} text={texts.peopleText} />
        <Gift icon={<ShieldCheck aria-hidden />} title={texts.trustTitle} text={texts.trustText} />
      </ul>
    </section>
  )
}

const Gift = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <li className="flex gap-3.5 py-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-pine">
    {icon}
    <span>
      <span className="block text-label">{title}</span>
      <span className="block text-small text-muted">{text}</span>
    </span>
  </li>
)

const examplePaisa = 2_500_00

/** The commission that Haat takes today, worked out on a price. */
function Costs() {
  const { ui } = useMessages()
  const { offer: texts } = useArea('application')
  const rupees = (paisa: number) => formatRupees(paisa, ui.language)
  const rate = useUsualRate()
  const commission = commissionOf(examplePaisa, rate)
  const vat = vatOnCommission(commission)
  return (
    <section className="rounded-panel bg-cream p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{texts.costs}</h2>
        <p className="text-small font-semibold text-cream-ink">{texts.nothing}</p>
      </div>
      <dl className="grid gap-2.5">
        <Row name={texts.sellFor} sum={rupees(examplePaisa)} isStrong />
        <Row name={texts.commission(formatRate(rate, ui.language))} sum={rupees(-commission)} />
        <Row name={texts.vat(formatRate(commissionVatRate, ui.language))} sum={rupees(-vat)} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-label">{texts.receive}</dt>
          <dd className="text-price-feature">{rupees(examplePaisa - commission - vat)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-cream-ink">{texts.costsText}</p>
    </section>
  )
}

const Row = ({ name, sum, isStrong }: { name: string; sum: string; isStrong?: boolean }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className={isStrong ? undefined : 'text-muted'}>{name}</dt>
    <dd className={isStrong ? 'font-semibold' : undefined}>{sum}</dd>
  </div>
)

function AtHand() {
  const { offer: texts } = useArea('application')
  return (
    <section className="px-1">
      <h2 className="mb-2 text-label">{texts.atHand}</h2>
      <ul className="flex flex-wrap gap-2">
        {Object.values(texts.things).map((thing) => (
          <li key={thing} className="rounded-chip bg-sunken px-3 py-1.5 text-small font-semibold">
            {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}
