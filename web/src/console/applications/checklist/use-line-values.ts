import { formatPan } from '@haat/contract/domains/applications.rules.ts'
import type { ChecklistLineName } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useLocalLevels } from '#domains/addresses/addresses.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

export interface LineValue {
  text: string
  /** The language of what the applicant wrote, where it is one of a pair. */
  lang?: Language
}

const joined = (parts: readonly (string | false | null)[], by = ', ') => parts.filter(Boolean).join(by)
const pair = (en: string, ne: string): LineValue[] => [
  ...(en === '' ? [] : [{ text: en, lang: 'en' as const }]),
  ...(ne === '' ? [] : [{ text: ne, lang: 'ne' as const }]),
]

/** "Kathmandu-10": the local level comes as a short name, which the list of its district spells out. */
function usePlaceText(district: string, localLevel: string, ward: number | null) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const { data: levels = [] } = useLocalLevels(district)
  const level = levels.find(({ slug }) => slug === localLevel)
  const name = level ? inLanguage(level.name, ui.language) : localLevel
  const inWard =
    ward === null || name === ''
      ? name
      : vendors.checklist.values.ward(name, inDigitsOf(ui.language, String(ward)))
  return joined([inWard, district !== '' && inLanguage(districtName(district), ui.language)])
}

/** What the applicant wrote for each line: the first value is the one that the paper has to agree with. */
export function useLineValues({ fields, agreement }: StaffApplication) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const texts = vendors.checklist.values
  const place = usePlaceText(fields.district, fields.localLevel, fields.ward)
  const pickUpPlace = usePlaceText(
    fields.isPickUpElsewhere ? fields.pickUpDistrict : '',
    fields.pickUpLocalLevel,
    fields.pickUpWard,
  )
  const count = (n: number) => formatCount(n, ui.language)
  const plain = (text: string): LineValue[] => (text === '' ? [] : [{ text }])

  const values: Record<ChecklistLineName, () => LineValue[]> = {
    'business-name': () => [
      ...pair(fields.legalNameEn, fields.legalNameNe),
      ...plain(joined([fields.nameEn, fields.nameNe], ' · ')).map(({ text }) => ({
        text: texts.shopName(text),
      })),
    ],
    registration: () => [
      ...plain(joined([fields.registrationNumber, fields.registrationOfficeEn])),
      ...pair('', fields.registrationOfficeNe),
    ],
    contact: () => [
      ...plain(joined([fields.toleEn || fields.toleNe, place])),
      ...(fields.toleEn === '' ? [] : pair('', fields.toleNe)),
      ...plain(joined([formatPhone(fields.phoneNumber, ui.language), fields.email], ' · ')),
      ...(fields.isPickUpElsewhere
        ? plain(texts.pickUp(joined([fields.pickUpTole, pickUpPlace, fields.pickUpLandmark])))
        : []),
    ],
    business: () => businessValues(fields, vendors),
    'tax-number': () =>
      fields.panNumber === ''
        ? []
        : plain(joined([formatPan(fields.panNumber), fields.isVatRegistered ? texts.vat : texts.panOnly])),
    'vat-certificate': () => plain(texts.seePaper),
    payout: () => [
      ...plain(fields.accountName),
      ...plain(
        joined([
          fields.payoutKind && texts.payout[fields.payoutKind],
          fields.bankName,
          fields.bankBranch,
          fields.accountNumber,
        ]),
      ),
    ],
    licence: () => plain(fields.licenceText),
    'complaint-contact': () =>
      plain(
        joined([
          fields.complaintName,
          formatPhone(fields.complaintPhone, ui.language),
          fields.complaintEmail,
        ]),
      ),
    terms: () => [
      ...pair(fields.returnPolicyEn, fields.returnPolicyNe),
      ...(fields.dispatchDays === null
        ? []
        : plain(
            fields.dispatchDays === 0 ? texts.dispatchToday : texts.dispatch(count(fields.dispatchDays)),
          )),
    ],
    agreement: () => {
      if (fields.agreementVersion === null) return []
      const version = count(fields.agreementVersion)
      return plain(
        agreement.acceptedAt === null
          ? texts.agreement(version)
          : texts.agreementAt(version, formatLocalDateTime(agreement.acceptedAt, ui.language)),
      )
    },
  }
  return (line: ChecklistLineName): LineValue[] => values[line]()
}

function businessValues(
  fields: StoredFields,
  { kinds, sellsLong, checklist: { values } }: ReturnType<typeof useArea<'staff'>>['vendors'],
): LineValue[] {
  const branches = pair(fields.branchesEn, fields.branchesNe)
  return [
    { text: joined([fields.kind && kinds[fields.kind], fields.sells && sellsLong[fields.sells]]) },
    ...pair(fields.tradeEn, fields.tradeNe),
    ...(branches.length === 0 ? [{ text: values.noBranch }] : []),
    ...branches.map((value) => ({ ...value, text: values.branches(value.text) })),
    ...pair(fields.aboutEn, fields.aboutNe),
  ].filter(({ text }) => text !== '')
}
