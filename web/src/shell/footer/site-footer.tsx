import type { ReactNode } from 'react'
import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useSettingsFailure, useSiteSettings } from '#api/site-settings.ts'
import { Link } from '#ui/link/link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Particulars } from './footer-particulars.tsx'
import { PaymentWays } from './footer-payment-ways.tsx'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="text-small">{children}</ul>
    </div>
  )
}

function Officer({ officer }: { officer: SiteSettings['complaintOfficer'] }) {
  const { shell, ui } = useMessages()
  if (!officer.phone) return null
  return (
    <div className="complaint-officer">
      <h2>{shell.complaintOfficer}</h2>
      <p>
        {inLanguage(officer.name, ui.language)},{' '}
        <a href={`tel:${officer.phone}`}>{inDigitsOf(ui.language, officer.phone)}</a>
        <br />
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </p>
    </div>
  )
}

/** Holds the particulars that the law makes a marketplace show on every page. */
export function SiteFooter() {
  const { shell } = useMessages()
  const settings = useSiteSettings()
  const askAgain = useSettingsFailure()
  const inside = (
    <>
      <Weave />
      <div className="page-width footer-columns">
        <div className="max-md:col-span-2">
          <Logo isOnNight />
          <p className="footer-lead">{shell.footerLead}</p>
        </div>
        <Column title={shell.footerShop}>
          <li>
            <Link to="/products/">{shell.allProducts}</Link>
          </li>
          <li>
            <Link to="/categories/">{shell.categories}</Link>
          </li>
          <li>
            <Link to="/products/" search={{ deals: true }}>
              {shell.deals}
            </Link>
          </li>
          <li>
            <Link to="/vendors/">{shell.vendors}</Link>
          </li>
          <li>
            <Link to="/wishlist">{shell.wishlist}</Link>
          </li>
        </Column>
        <Column title={shell.footerServices}>
          <li>
            <Link to="/services/">{shell.bookService}</Link>
          </li>
          <li>
            <Link to="/service-categories/">{shell.serviceCategories}</Link>
          </li>
          <li>
            <Link to="/vendor/$" params={{ _splat: 'apply' }}>
              {shell.sell}
            </Link>
          </li>
          <li>
            <Link to="/about">{shell.about}</Link>
          </li>
        </Column>
        <Column title={shell.footerHelp}>
          <li>
            <Link to="/help-support">{shell.help}</Link>
          </li>
          <li>
            <Link to="/contact-admin">{shell.contactAdmin}</Link>
          </li>
          <li>
            <Link to="/return-policy">{shell.returnPolicy}</Link>
          </li>
          <li>
            <Link to="/terms-and-conditions">{shell.terms}</Link>
          </li>
          <li>
            <Link to="/privacy-policy">{shell.privacy}</Link>
          </li>
        </Column>
        {settings && (
          <div className="max-md:col-span-2">
            {settings.paymentWays[0] && <PaymentWays ways={settings.paymentWays} />}
            <Officer officer={settings.complaintOfficer} />
          </div>
        )}
        {askAgain && <PartError onRetry={askAgain} className="text-on-night-muted max-md:col-span-2" />}
        {settings && <Particulars company={settings.company} />}
      </div>
    </>
  )
  return <footer className="site-footer">{inside}</footer>
}
