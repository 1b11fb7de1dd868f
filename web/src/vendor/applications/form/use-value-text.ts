import { formatPan, type SellsWhat, type VendorKind } from '@haat/contract/domains/applications.rules.ts'
import type { PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
import type { ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useLocalLevels } from '#domains/addresses/addresses.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useForm } from './use-application-form.ts'

/** The value of a field as people read it. */
export function useValueText() {
  const { ui } = useMessages()
  const { form, questions } = useArea('application')
  const { fields } = useForm().application
  const levels = {
    localLevel: useLocalLevels(fields.district).data,
    pickUpLocalLevel: useLocalLevels(fields.pickUpDistrict).data,
  }
  return (field: ApplicationField, value: unknown): string => {
    if (value === '' || value === null || value === undefined) return form.notGiven
    if (typeof value === 'boolean') return value ? questions.yes : questions.no
    if (field === 'kind') return questions.kinds[value as VendorKind]
    if (field === 'sells') return questions.sells[value as SellsWhat]
    if (field === 'payoutKind') return questions.payouts[value as PayoutKind]
    if (field === 'dispatchDays') return questions.days(inDigitsOf(ui.language, String(value)))
    if (typeof value === 'number') return inDigitsOf(ui.language, String(value))
    const text = String(value)
    if (field === 'panNumber') return formatPan(text)
    if (field === 'district' || field === 'pickUpDistrict') {
      const district = districts.find(({ slug }) => slug === text)
      return district ? inLanguage(district.name, ui.language) : text
    }
    if (field === 'localLevel' || field === 'pickUpLocalLevel') {
      const level = levels[field]?.find(({ slug }) => slug === text)
      return level ? inLanguage(level.name, ui.language) : text
    }
    return text.startsWith('+') ? formatPhone(text, ui.language) : text
  }
}
