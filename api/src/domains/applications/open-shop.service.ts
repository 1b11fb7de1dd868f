import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { districts, provinces } from '@haat/contract/shared/districts.ts'
import { slugMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { romanise } from '@haat/contract/shared/romanise.ts'
import { signColours, type SignColour } from '@haat/contract/shared/sign-colours.ts'
import type { Tx } from '#platform/database/database.ts'
import { areaNames } from '../addresses/local-levels.ts'
import type { Services } from '#services.ts'
import { addMember } from '../members/members.service.ts'
import { addFirstPayoutAccount } from '../payouts/payouts.service.ts'
import { openVendor } from '../vendors/open-vendor.service.ts'
import { signLetterOf } from '../vendors/sign-letter.ts'
import { fieldsOf } from './application-fields.ts'
import { listWithoutPayoutAccount } from './applications.store.ts'

/** The colour of the sign of a new shop: they take turns. */
export const colourFor = (applicationNumber: number): SignColour =>
  signColours[applicationNumber % signColours.length]!

interface NewShop {
  fields: StoredFields
  ownerId: string
  staffId: string
  banner: Picture
  signColour: SignColour
}

/**
 * Opens the shop that an application asked for, with its applicant as owner and its payout account in force. The applicant's
 * account is locked by the caller.
 */
export async function openShop(
  services: Services,
  tx: Tx,
  { fields, ownerId, staffId, banner, signColour }: NewShop,
) {
  const vendorId = await openVendor(tx, {
    slug: slugFor(fields.nameEn),
    name: fields.nameEn,
    nameNe: fields.nameNe,
    legalName: fields.legalNameEn,
    legalNameNe: fields.legalNameNe,
    ...placesOf(fields),
    district: fields.district,
    sign: signLetterOf(fields.nameNe),
    signColour,
    banner,
    about: { en: fields.aboutEn || fields.tradeEn, ne: fields.aboutNe || fields.tradeNe },
    sinceYearBs: bsDateOf(new Date())!.year,
    registrationNumber: fields.registrationNumber,
    panNumber: fields.panNumber,
    isVatRegistered: fields.isVatRegistered,
    grievanceName: fields.complaintName,
    grievancePhone: formatPhone(fields.complaintPhone, 'en'),
    grievanceEmail: fields.complaintEmail,
    returnPolicy: { en: fields.returnPolicyEn, ne: fields.returnPolicyNe },
  })
  await addMember(tx, { vendorId, userId: ownerId, role: 'owner', actorId: staffId })
  await addAccountOf(services, tx, fields, { vendorId, ownerId })
  return vendorId
}

/** Gives the shop the payout account of its application. */
async function addAccountOf(
  services: Services,
  tx: Tx,
  { payoutKind: kind, bankName, bankBranch, accountName, accountNumber }: StoredFields,
  shop: { vendorId: number; ownerId: string },
) {
  if (kind === null || accountNumber === '') return
  const account = { kind, bankName, bankBranch, accountName, accountNumber }
  await addFirstPayoutAccount(services, tx, { ...account, ...shop })
}

const batchSize = 50

/** Gives their payout account to shops that were opened before there were payout accounts. */
export async function addMissingPayoutAccounts(services: Services) {
  await services.db.transaction(async (tx) => {
    for (const row of await listWithoutPayoutAccount(tx, batchSize)) {
      const { vendorId, userId: ownerId } = row
      if (vendorId !== null) {
        await addAccountOf(services, tx, fieldsOf(services.encryption, row), { vendorId, ownerId })
      }
    }
  })
}

const longestBase = slugMaxLength - 8

/** The name in the shop's address. */
function slugFor(name: string): string {
  const words = [...name.matchAll(/[\u0900-\u097f]+|[A-Za-z0-9]+/g)].map(([word]) =>
    /[\u0900-\u097f]/.test(word) ? romanise(word) : word,
  )
  const slug = words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestBase)
  return slug.replaceAll(/^-+|-+$/g, '') || 'shop'
}

/** Where the shop is, in short and as a letter would have it. */
function placesOf({ district, localLevel, ward, toleEn, toleNe }: StoredFields): {
  place: Bilingual
  address: Bilingual
} {
  const { districtName, localLevelName } = areaNames({ district, localLevel })
  const province = districts.find(({ slug }) => slug === district)?.province
  const wider = province ? provinces[province] : districtName
  const around = localLevelName.en === districtName.en ? wider : districtName
  const lines = (tole: string, level: string, number: string, where: string) =>
    [tole, `${level}-${number}`, where].filter(Boolean).join(', ')
  const number = String(ward ?? '')
  return {
    place: {
      en: `${localLevelName.en}, ${around.en}`,
      ne: `${localLevelName.ne}, ${around.ne}`,
    },
    address: {
      en: lines(toleEn || toleNe, localLevelName.en, number, around.en),
      ne: lines(toleNe || toleEn, localLevelName.ne, inDigitsOf('ne', number), around.ne),
    },
  }
}
