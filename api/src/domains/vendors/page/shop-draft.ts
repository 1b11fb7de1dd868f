import { shopPageParts, type ShopPagePart } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { signLetterOf } from '../sign-letter.ts'
import type { VendorRow } from '../vendors.store.ts'

/** What shoppers see now of all that can be prepared. */
export const livePageOf = (row: VendorRow): ShopPage => ({
  name: { en: row.name, ne: row.nameNe },
  about: row.about,
  returnPolicy: row.returnPolicy,
  deliveryWords: row.deliveryWords,
  banner: row.banner,
  logo: row.logo,
})

/** The columns of a vendor that show a page. The sign has the first letter of the name, so it changes with the name. */
export function columnsOf(row: VendorRow, { name, ...page }: ShopPage) {
  const isRenamed = name.en !== row.name || name.ne !== row.nameNe
  return {
    ...page,
    name: name.en,
    nameNe: name.ne,
    sign: isRenamed ? signLetterOf(name.ne || name.en) : row.sign,
  }
}

const bilingual = (field: string, { en, ne }: Bilingual) => ({ [`${field}.en`]: en, [`${field}.ne`]: ne })
const picture = (field: string, shown: Picture | null) => ({
  [`${field}.src`]: shown?.src ?? '',
  ...bilingual(`${field}.alt`, shown?.alt ?? { en: '', ne: '' }),
})

/** A page as fields by their names in forms. */
const fieldsOf = ({ banner, logo, ...texts }: ShopPage): Record<string, string> => ({
  ...Object.fromEntries(
    (Object.entries(texts) as [string, Bilingual][]).flatMap(([field, text]) =>
      Object.entries(bilingual(field, text)),
    ),
  ),
  ...picture('banner', banner),
  ...picture('logo', logo),
})

/** The fields in which one page differs from another, with what they are in that other one. */
export function differingFields(own: ShopPage, other: ShopPage): Record<string, string> {
  const mine = fieldsOf(own)
  return Object.fromEntries(Object.entries(fieldsOf(other)).filter(([field, text]) => mine[field] !== text))
}

export function changedParts(one: ShopPage, other: ShopPage): ShopPagePart[] {
  const fields = Object.keys(differingFields(one, other))
  return shopPageParts.filter((part) => fields.some((field) => field.startsWith(`${part}.`)))
}
