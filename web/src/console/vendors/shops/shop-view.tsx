import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { formatPan } from '@haat/contract/domains/applications.rules.ts'
import type { StaffVendor } from '@haat/contract/domains/vendors.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useCall } from '#api/use-router-context.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { PapersPanel } from '#office/statements/papers-panel.tsx'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { LetterSign } from '#ui/letter-sign.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { OpenedView } from '../opened-view.tsx'
import { ReopenPanel, SuspendPanel } from './suspension-panel.tsx'
import { TrustPanel } from '#console/listings/trust-panel.tsx'
import { SuspensionHistory } from './suspension-history.tsx'
import { shopQueries } from './shops.queries.ts'

interface OpenShopProps {
  id: string
  onBack(): void
}

/** The shop that the address names. */
export function OpenShop({ id, onBack }: OpenShopProps) {
  const { vendors, vendorShops } = useArea('staff')
  const { ui } = useMessages()
  return (
    <OpenedView
      query={useQuery(shopQueries.one(useCall(), id))}
      nameOf={({ name }) => inLanguage(name, ui.language)}
      texts={{ ...vendorShops, title: vendors.title, toList: vendors.toList }}
      onBack={onBack}
    >
      {(shop) => <ShopView shop={shop} onBack={onBack} />}
    </OpenedView>
  )
}

function ShopView({ shop, onBack }: { shop: StaffVendor; onBack(): void }) {
  const { vendors, vendorShops } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  const name = inLanguage(shop.name, ui.language)
  const today = nepalDay(useBrowserTime())
  const { rights } = useConsoleReader()
  const lasting = shop.suspensions.find(({ ended }) => ended === null)
  return (
    <section aria-label={name} className="flex min-h-0 min-w-0 flex-col">
      <header
        data-page-head
        className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-5"
      >
        <IconButton label={vendors.back} onClick={onBack} className="-ml-2 md:hidden">
          <ArrowLeft aria-hidden />
        </IconButton>
        <LetterSign
          name={shop.name}
          letter={shop.sign}
          colour={shop.signColour}
          className="size-11 rounded-badge text-title max-sm:hidden"
        />
        <div className="min-w-0 grow basis-40">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">{name}</h2>
            <Badge tone={shop.suspension ? 'blushTint' : 'pineTint'}>
              {vendorShops.states[shop.suspension ? 'suspended' : 'open']}
            </Badge>
          </div>
          <p className="text-small text-muted">
            <BilingualText text={shop.place} />
            {` · ${vendorShops.counts(count(shop.productCount), count(shop.serviceCount))}`}
            {shop.closed &&
              shop.closed.from <= today &&
              ` · ${vendorShops.holiday(formatLocalDate(shop.closed.until, ui.language))}`}
          </p>
        </div>
        <Link
          to="/staff/$"
          params={{ _splat: 'coupons' }}
          search={{ shop: shop.id } as object}
          className="flex min-h-11 items-center text-small font-semibold text-crimson hover:underline"
        >
          {vendorShops.coupons}
        </Link>
        <Link
          to="/vendors/$slug"
          params={{ slug: shop.slug }}
          className="flex min-h-11 items-center text-small font-semibold text-crimson hover:underline"
        >
          {vendorShops.publicPage}
        </Link>
      </header>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain p-4 md:p-5 xl:grid-cols-2">
        <div className="grid content-start gap-4">
          <ParticularsPanel shop={shop} />
          <ApplicationPanel application={shop.application} />
          <Panel title={vendorShops.members.title}>
            <p>{vendorShops.members.count(count(shop.memberCount))}</p>
            <dl className="mt-2">
              {shop.owners.map((owner) => (
                <Particular key={owner.email} label={vendorShops.members.owner}>
                  {owner.name}, {owner.email}
                </Particular>
              ))}
            </dl>
          </Panel>
          <TrustPanel shop={shop} />
          {rights.includes('money') && <PapersPanel key={shop.id} whose={{ vendorId: shop.id }} />}
          <SuspensionHistory suspensions={shop.suspensions} />
        </div>
        <div>{lasting ? <ReopenPanel shop={shop} suspension={lasting} /> : <SuspendPanel shop={shop} />}</div>
      </div>
    </section>
  )
}

const Particular = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line py-2">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)

function ParticularsPanel({ shop: { particulars, createdAt } }: { shop: StaffVendor }) {
  const { particulars: texts, since } = useArea('staff').vendorShops
  const { ui } = useMessages()
  const { legalName, legalNameNe, panNumber, isVatRegistered } = particulars
  return (
    <Panel title={texts.title}>
      <dl>
        <Particular label={texts.legalName}>
          {legalName}
          {legalNameNe !== '' && (
            <span lang="ne" className="block text-small text-muted">
              {legalNameNe}
            </span>
          )}
        </Particular>
        <Particular label={texts.registration}>{particulars.registrationNumber}</Particular>
        <Particular label={texts.tax}>
          {formatPan(panNumber)}
          {isVatRegistered && `, ${texts.vat}`}
        </Particular>
        <Particular label={texts.address}>
          <BilingualText text={particulars.address} />
        </Particular>
        <Particular label={texts.complaints}>
          {[
            particulars.grievanceName,
            formatPhone(particulars.grievancePhone, ui.language),
            particulars.grievanceEmail,
          ].join(', ')}
        </Particular>
      </dl>
      <p className="mt-2 text-small text-muted">{since(formatLocalDate(createdAt, ui.language))}</p>
    </Panel>
  )
}

/** Where the shop came from; its papers are opened there, and every opening is written into the audit log. */
function ApplicationPanel({ application }: Pick<StaffVendor, 'application'>) {
  const { application: texts } = useArea('staff').vendorShops
  const { ui } = useMessages()
  return (
    <Panel title={texts.title}>
      {application ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted">{texts.papers(formatCount(application.paperCount, ui.language))}</p>
          <Link
            to="/staff/$"
            params={{ _splat: `vendors/${application.id}` }}
            className="flex min-h-11 items-center font-semibold text-crimson hover:underline"
          >
            {texts.link(application.number)}
          </Link>
        </div>
      ) : (
        <p className="text-muted">{texts.none}</p>
      )}
    </Panel>
  )
}
