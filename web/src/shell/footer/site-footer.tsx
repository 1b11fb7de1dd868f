import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSettingsFailure, useSiteSettings } from '#api/site-settings.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { cachedFragment } from '#ui/fragment-cache.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { Particulars } from './footer-particulars.tsx'
import { PaymentWays } from './footer-payment-ways.tsx'
import { useFragmentKey } from '../use-fragment-key.ts'

const linkClass =
  'inline-flex min-h-8 items-center text-on-night-muted hover:text-white hover:underline max-md:min-h-11'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-label">{title}</h2>
      <ul className="text-small">{children}</ul>
    </div>
  )
}

function Officer({ officer }: { officer: SiteSettings['complaintOfficer'] }) {
  const { shell, ui } = useMessages()
  if (!officer.phone) return null
  return (
    <div className="mt-5 text-small">
      <h2 className="mb-1 text-label">{shell.complaintOfficer}</h2>
      <p className="text-on-night-muted">
        {inLanguage(officer.name, ui.language)},{' '}
        <a href={`tel:${officer.phone}`} className={linkClass}>
          {officer.phone}
        </a>
        <br />
        <a href={`mailto:${officer.email}`} className={linkClass}>
          {officer.email}
        </a>
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
      <div className="page-width grid gap-8 pt-11 pb-8 max-md:grid-cols-2 md:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr]">
        <div className="max-md:col-span-2">
          <Logo ground="night" />
          <p className="mt-3 max-w-64 text-small text-on-night-muted">{shell.footerLead}</p>
        </div>
        <Column title={shell.footerShop}>
          <li>
            <Link to="/products/" className={linkClass}>
              {shell.allProducts}
            </Link>
          </li>
          <li>
            <Link to="/categories/" className={linkClass}>
              {shell.categories}
            </Link>
          </li>
          <li>
            <Link to="/products/" search={{ deals: true }} className={linkClass}>
              {shell.deals}
            </Link>
          </li>
          <li>
            <Link to="/vendors/" className={linkClass}>
              {shell.vendors}
            </Link>
          </li>
          <li>
            <Link to="/wishlist" className={linkClass}>
              {shell.wishlist}
            </Link>
          </li>
        </Column>
        <Column title={shell.footerServices}>
          <li>
            <Link to="/services/" className={linkClass}>
              {shell.bookService}
            </Link>
          </li>
          <li>
            <Link to="/service-categories/" className={linkClass}>
              {shell.serviceCategories}
            </Link>
          </li>
          <li>
            <Link to="/contact-admin" search={{ topic: 'sell' }} className={linkClass}>
              {shell.sell}
            </Link>
          </li>
          <li>
            <Link to="/about" className={linkClass}>
              {shell.about}
            </Link>
          </li>
        </Column>
        <Column title={shell.footerHelp}>
          <li>
            <Link to="/help-support" className={linkClass}>
              {shell.help}
            </Link>
          </li>
          <li>
            <Link to="/contact-admin" className={linkClass}>
              {shell.contactAdmin}
            </Link>
          </li>
          <li>
            <Link to="/return-policy" className={linkClass}>
              {shell.returnPolicy}
            </Link>
          </li>
          <li>
            <Link to="/terms-and-conditions" className={linkClass}>
              {shell.terms}
            </Link>
          </li>
          <li>
            <Link to="/privacy-policy" className={linkClass}>
              {shell.privacy}
            </Link>
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
  const of = useFragmentKey(shell.footerLead, settings, askAgain !== undefined)
  return <footer className="mt-(--section-gap) bg-night text-on-night" {...cachedFragment(of, inside)} />
}
