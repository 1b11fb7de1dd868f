import type { ReactNode } from 'react'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

const linkClass = 'inline-flex min-h-11 items-center underline-offset-3 hover:underline md:min-h-8'

/** The particulars that the law requires of every vendor, as shoppers see them. */
export function VendorParticulars({ particulars }: { particulars: Vendor['particulars'] }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  return (
    <dl>
      <Row name={texts.legalName}>
        <BilingualText text={{ en: particulars.legalName, ne: particulars.legalNameNe }} />
      </Row>
      {particulars.registrationNumber && (
        <Row name={texts.registration}>{particulars.registrationNumber}</Row>
      )}
      <Row name={particulars.isVatRegistered ? texts.panVat : texts.pan}>{particulars.panNumber}</Row>
      <Row name={texts.address}>
        <BilingualText text={particulars.address} />
      </Row>
      <Row name={texts.grievance}>
        {particulars.grievanceName}
        <br />
        <a
          href={`tel:${toE164(particulars.grievancePhone) ?? particulars.grievancePhone}`}
          className={linkClass}
        >
          {formatPhone(particulars.grievancePhone, ui.language)}
        </a>
        <br />
        <a href={`mailto:${particulars.grievanceEmail}`} className={linkClass}>
          {particulars.grievanceEmail}
        </a>
      </Row>
    </dl>
  )
}
