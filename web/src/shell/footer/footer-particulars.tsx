import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

export function Particulars({ company }: { company: SiteSettings['company'] }) {
  const { shell, ui } = useMessages()
  const { madeAt } = usePublicConfig()
  const { registrationNumber, panVatNumber, portalListingNumber } = company
  const name = inLanguage(company.name, ui.language)
  const yearOf = (year: number | undefined) => inDigitsOf(ui.language, String(year ?? ''))
  return (
    <p className="footer-particulars">
      {name && (
        <span>
          {name}, {inLanguage(company.address, ui.language)}
        </span>
      )}
      {registrationNumber && <span>{shell.companyReg(registrationNumber)}</span>}
      {panVatNumber && <span>{shell.panVat(panVatNumber)}</span>}
      {portalListingNumber && <span>{shell.listing(portalListingNumber)}</span>}
      <span>{shell.copyright(yearOf(bsDateOf(madeAt)?.year), yearOf(nepalDateParts(madeAt).year))}</span>
    </p>
  )
}
