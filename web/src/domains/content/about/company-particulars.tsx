import type { ReactNode } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSettingsFailure, useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'

/** Renders nothing for a particular that is not known. */
const Row = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div className="grid gap-x-4 border-b border-line py-2 last:border-0 md:grid-cols-[14rem_1fr]">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  ) : null

/** The particulars that the Electronic Commerce Act makes a marketplace publish. */
export function CompanyParticulars() {
  const about = useArea('about')
  const { ui } = useMessages()
  const settings = useSiteSettings()
  const askAgain = useSettingsFailure()
  if (askAgain) {
    return (
      <Panel title={about.particulars} hasWeave>
        <PartError onRetry={askAgain} />
      </Panel>
    )
  }
  if (!settings) return null
  const { company, complaintOfficer: officer } = settings
  return (
    <Panel title={about.particulars} hasWeave>
      <dl>
        <Row name={about.company}>{inLanguage(company.name, ui.language)}</Row>
        <Row name={about.kind}>{about.kindText}</Row>
        <Row name={about.address}>{inLanguage(company.address, ui.language)}</Row>
        <Row name={about.registration}>{company.registrationNumber}</Row>
        <Row name={about.panVat}>{company.panVatNumber}</Row>
        <Row name={about.listing}>{company.portalListingNumber}</Row>
        <Row name={about.officer}>
          {officer.phone && (
            <>
              {inLanguage(officer.name, ui.language)},{' '}
              <a href={`tel:${officer.phone}`} className="text-crimson hover:underline">
                {officer.phone}
              </a>
              ,{' '}
              <a href={`mailto:${officer.email}`} className="text-crimson hover:underline">
                {officer.email}
              </a>
            </>
          )}
        </Row>
      </dl>
    </Panel>
  )
}
