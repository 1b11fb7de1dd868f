import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type { CategoryAspects } from '@haat/contract/domains/reviews.staff.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import {
  findCategory,
  listAspectsOf,
  listCategories,
  lockAspects,
  replaceAspects,
  type Aspect,
  type CategoryRow,
} from './aspects.store.ts'

export { hasAspects, listAspectsOf, type Aspect } from './aspects.store.ts'

const toView = ({ slug, kind, name, parentSlug, aspects, version }: CategoryRow): CategoryAspects => ({
  slug,
  kind,
  name,
  parentSlug,
  aspects,
  version,
})

/** What is asked about one thing beside the stars. */
export const aspectsOf = async (db: Tx, kind: CategoryKind, id: number): Promise<Aspect[]> =>
  (await listAspectsOf(db, kind, [id])).get(id) ?? []

export const listCategoryAspects = async (db: Tx): Promise<CategoryAspects[]> =>
  (await listCategories(db)).map(toView)

/** What was said about an aspect is kept under its key, so the key stays when the name changes. */
const keyOf = ({ en }: Bilingual) =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const unfit = (field: string, sentence: string) =>
  new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })

function withKeys(sent: { key: string | null; name: Bilingual }[], known: Aspect[]): Aspect[] {
  const aspects = sent.map(({ key, name }, at) => {
    if (key !== null && !known.some((aspect) => aspect.key === key))
      throw unfit(`aspects.${at}.key`, 'This aspect is not one of this category.')
    const made = key ?? keyOf(name)
    if (made === '') throw unfit(`aspects.${at}.name.en`, 'The English name needs letters.')
    return { key: made, name }
  })
  const twice = aspects.findIndex(({ key }, at) => aspects.findIndex((one) => one.key === key) < at)
  if (twice !== -1) throw unfit(`aspects.${twice}.name.en`, 'Every aspect stands once.')
  return aspects
}

interface AspectsChange {
  version: number
  aspects: { key: string | null; name: Bilingual }[]
}

/** Changes what buyers of a category are asked, made from the version that was seen. */
export async function setCategoryAspects(
  { db }: Services,
  caller: Caller,
  { kind, slug }: { kind: CategoryKind; slug: string },
  change: AspectsChange,
): Promise<CategoryAspects> {
  return db.transaction(async (tx) => {
    const found = await findCategory(tx, kind, slug)
    if (!found) throw notFound('This category')
    await lockAspects(tx, found.id)
    const before = (await findCategory(tx, kind, slug))!
    if (before.version !== change.version)
      throw new ApiError('CONFLICT', 'Somebody changed these aspects meanwhile. Nothing of yours was saved.')
    await replaceAspects(tx, before.id, withKeys(change.aspects, before.aspects))
    const after = (await findCategory(tx, kind, slug))!
    await recordAudit(tx, caller, {
      action: 'category.aspects',
      subject: { kind: 'category', id: String(after.id), label: after.name.en },
      before: factsOf(before),
      after: factsOf(after),
    })
    return toView(after)
  })
}

const factsOf = ({ aspects }: CategoryRow) => ({ aspects: aspects.map(({ name }) => name) })

/** For the seed: names of aspects by the slugs of categories; those that are not there are left out. */
export async function insertAspects(
  tx: Tx,
  kind: CategoryKind,
  names: Readonly<Record<string, readonly Bilingual[]>>,
): Promise<void> {
  for (const category of await listCategories(tx)) {
    const asked = category.kind === kind ? names[category.slug] : undefined
    if (!asked) continue
    await lockAspects(tx, category.id)
    await replaceAspects(
      tx,
      category.id,
      asked.map((name) => ({ key: keyOf(name), name })),
    )
  }
}
