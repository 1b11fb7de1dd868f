import {
  rulesFor,
  type CategoryRules,
  type Particular,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { listingCategories } from '../../catalogue/categories/categories.service.ts'
import { findOwnPictureIds } from '../../listings/pictures/listing-pictures.service.ts'
import { listImportPictures } from '../pictures/import-pictures.store.ts'
import type { Problem } from '../plans.ts'
import type { Read } from './cell-values.ts'
import { pictureNames } from './plan-pictures.ts'
import type { CellWords } from './product-cells.ts'

interface KnownCategory {
  slug: string
  rules: CategoryRules
}
type Pictures = Map<string, ProductContent['pictures'][number]>

/** What all listings of a file are checked by. */
export interface CheckFacts {
  today: string
  words: CellWords
  readCategory(text: string): Read<string>
  categoryBySlug(slug: string): KnownCategory | null
  pictureOf(name: string, known: Pictures): { pictureId: string } | Pick<Problem, 'code' | 'data'>
}

export const isAddress = (name: string) => /^https?:\/\//i.test(name)
/** Files of a ZIP are known by their names alone, whatever folder they lie in and however their letters are written. */
export const pictureKey = (name: string) =>
  isAddress(name) ? name : (name.split(/[/\\]/).at(-1) ?? name).normalize('NFC').toLowerCase()

/** Categories of goods with what they ask for, and all particulars that any of them asks for. */
export async function readCategories(db: Tx) {
  const bySlug = new Map<string, KnownCategory>()
  const byName = new Map<string, string>()
  const particulars = new Map<string, Particular>()
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\s*[>/›»]\s*/g, ' > ')
      .trim()
  for (const department of await listingCategories(db, 'product')) {
    for (const category of [department, ...department.children]) {
      const isChild = category !== department
      const rules = rulesFor(category, isChild ? [department] : [])
      bySlug.set(category.slug, { slug: category.slug, rules })
      for (const one of rules.particulars) if (!particulars.has(one.key)) particulars.set(one.key, one)
      for (const language of ['en', 'ne'] as const) {
        const name = category.name[language]
        const path = isChild ? `${department.name[language]} > ${name}` : name
        byName.set(plain(path), category.slug)
        if (!byName.has(plain(name))) byName.set(plain(name), category.slug)
      }
    }
  }
  const read = (text: string): Read<string> => {
    const slug = bySlug.has(text) ? text : byName.get(plain(text))
    return slug === undefined ? { code: 'category-unknown' } : { value: slug }
  }
  return { bySlug, particulars, read }
}

/** @param cells the cells of pictures of the file, to know which pictures of the shop they name. */
export async function readFacts(
  { db, config }: Pick<Services, 'db' | 'config'>,
  importId: string,
  vendorId: number,
  cells: readonly string[],
): Promise<CheckFacts> {
  const { bySlug, particulars, read } = await readCategories(db)
  const words = cellWords(particulars, config.siteUrl)
  const ownIdOf = (name: string) => /\/pictures\/([\w-]{1,80})$/.exec(name)?.[1]
  const isOurs = (name: string) =>
    name.startsWith(`${config.siteUrl}/pictures/`) || /^\/pictures\/[\w-]+$/.test(name)
  const named = new Set(
    cells
      .flatMap(pictureNames)
      .filter(isOurs)
      .flatMap((name) => ownIdOf(name) ?? []),
  )
  const own = await findOwnPictureIds(db, vendorId, [...named])
  const sent = await listImportPictures(db, importId)
  return {
    today: nepalDay(new Date()),
    words,
    readCategory: read,
    categoryBySlug: (slug) => bySlug.get(slug) ?? null,
    pictureOf(name, known) {
      const label = { name: name.split(/[/\\]/).at(-1) || name }
      const ownId = isOurs(name) ? ownIdOf(name) : undefined
      if (ownId !== undefined)
        return known.has(ownId) || own.has(ownId)
          ? { pictureId: ownId }
          : { code: 'picture-missing', data: label }
      const picture = sent.get(pictureKey(name))
      if (picture?.pictureId) return { pictureId: picture.pictureId }
      if (!picture?.fault) return { code: 'picture-missing', data: label }
      return {
        code: picture.fault,
        data: { ...label, ...(picture.status && { status: String(picture.status) }) },
      }
    },
  }
}

export const cellWords = (particulars: Map<string, Particular>, publicUrl: string): CellWords => ({
  particularOf: (key) => particulars.get(key),
  pictureAddress: (pictureId) => `${publicUrl}/pictures/${pictureId}`,
})
