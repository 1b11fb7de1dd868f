import type { ReactNode } from 'react'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

const linkClass = 'inline-flex min-h-11 items-center underline-offset-3 hover:underline md:min-h-8'

/** The particulars that the law requires of every vendor. */
export function VendorParticulars({ particulars }: { particulars: Vendor['particulars'] }) {
  const texts = useArea('vendors')
  return (
    <Panel title={texts.particulars}>
      <p className="-mt-2 mb-3 text-small text-muted">{texts.particularsText}</p>
      <dl>
        <Row name={texts.legalName}>{particulars.legalName}</Row>
        <Row name={texts.registration}>{particulars.registrationNumber}</Row>
        <Row name={particulars.isVatRegistered ? texts.panVat : texts.pan}>{particulars.panNumber}</Row>
        <Row name={texts.address}>
          <BilingualText text={particulars.address} />
        </Row>
        <Row name={texts.grievance}>
          {particulars.grievanceName}
          <br />
          <a href={`tel:${particulars.grievancePhone}`} className={linkClass}>
            {particulars.grievancePhone}
          </a>
          <br />
          <a href={`mailto:${particulars.grievanceEmail}`} className={linkClass}>
            {particulars.grievanceEmail}
          </a>
        </Row>
      </dl>
    </Panel>
  )
}
