import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ContentListQuery, contentSortFields } from '@haat/contract/domains/content.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { likePattern } from '#platform/database/search-patterns.ts'
import { contentVersionFiles, contents, contentVersions } from './content.tables.ts'

/** Shoppers see the newest published version of a document; staff see the newest version. */
export type Visible = 'published' | 'all'

const newestVersion = (visible: Visible) =>
  sql`${contentVersions.version} = (select max(v.version) from content_versions v where v.content_id = ${contents.id}${
    visible === 'published' ? sql` and v.status = 'published'` : sql``
  })`

/** The version that shoppers see. */
const publishedVersion = sql<number | null>`(select max(v.version) from content_versions v
  where v.content_id = ${contents.id} and v.status = 'published')`

const columns = {
  id: contents.id,
  key: contents.key,
  versionId: contentVersions.id,
  title: contentVersions.title,
  titleNe: contentVersions.titleNe,
  status: contentVersions.status,
  version: contentVersions.version,
  publishedVersion,
  tags: contentVersions.tags,
  createdAt: contents.createdAt,
  updatedAt: contentVersions.updatedAt,
}

const select = (db: Tx, visible: Visible, where?: SQL) =>
  db
    .select(columns)
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), newestVersion(visible)))
    .where(and(isNull(contents.deletedAt), where))
    .$dynamic()

export type ContentRow = Awaited<ReturnType<typeof select>>[number]

export async function findContentByKey(db: Tx, visible: Visible, key: string): Promise<ContentRow | null> {
  const [row] = await select(db, visible, eq(contents.key, key))
  return row ?? null
}

export async function findContentById(db: Tx, visible: Visible, id: string): Promise<ContentRow | null> {
  const [row] = await select(db, visible, eq(contents.id, id))
  return row ?? null
}

export const listContentById = (db: Tx, ids: string[]) => select(db, 'all', inArray(contents.id, ids))

export const findContentByKeys = (db: Tx, visible: Visible, keys: string[]) =>
  select(db, visible, inArray(contents.key, keys)).orderBy(asc(contents.key))

function listWhere(query: ContentListQuery): SQL | undefined {
  const term = query.searchTerm === '' ? undefined : likePattern(query.searchTerm)
  return and(
    term
      ? or(
          ilike(contents.key, term),
          ilike(contentVersions.title, term),
          ilike(contentVersions.titleNe, term),
        )
      : undefined,
    query.key === '' ? undefined : eq(contents.key, query.key),
    query.keys?.length ? inArray(contents.key, query.keys) : undefined,
    query.tags?.length ? arrayOverlaps(contentVersions.tags, query.tags) : undefined,
  )
}

const sortColumns = {
  createdAt: contents.createdAt,
  updatedAt: contentVersions.updatedAt,
  key: contents.key,
  title: contentVersions.title,
} satisfies Record<(typeof contentSortFields)[number], unknown>

export async function listContent(db: Tx, visible: Visible, query: ContentListQuery) {
  const direction = query.sortOrder === 'asc' ? asc : desc
  const where = listWhere(query)
  const rows = await select(db, visible, where)
    .orderBy(direction(sortColumns[query.sortField]), direction(contents.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const [total] = await db
    .select({ n: count() })
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), newestVersion(visible)))
    .where(and(isNull(contents.deletedAt), where))
  return { rows, total: total?.n ?? 0 }
}

export async function listContentKeys(db: Tx): Promise<string[]> {
  const rows = await select(db, 'published').orderBy(asc(contents.key))
  return rows.map((row) => row.key)
}

/** The newest version of each document whose key or title contains `term`. There are few documents. */
export const listContentByTerm = (db: Tx, term: string, limit: number) =>
  db
    .selectDistinctOn([contents.id], { id: contents.id, key: contents.key, title: contentVersions.title })
    .from(contents)
    .innerJoin(contentVersions, eq(contentVersions.contentId, contents.id))
    .where(or(ilike(contents.key, likePattern(term)), ilike(contentVersions.title, likePattern(term))))
    .orderBy(contents.id, desc(contentVersions.version))
    .limit(limit)

export type FileIds = Record<Language, string[]>

/** The file ids of several versions by language, each list in the order of its files. */
export async function fileIdsByVersion(db: Tx, versionIds: string[]): Promise<Map<string, FileIds>> {
  const ids = new Map(versionIds.map((id): [string, FileIds] => [id, { en: [], ne: [] }]))
  if (versionIds.length === 0) return ids
  const rows = await db
    .select()
    .from(contentVersionFiles)
    .where(inArray(contentVersionFiles.versionId, versionIds))
    .orderBy(asc(contentVersionFiles.position))
  for (const row of rows) ids.get(row.versionId)![row.language].push(row.fileId)
  return ids
}

export const countFiles = async (db: Tx): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(contentVersionFiles)
  return row?.n ?? 0
}

export const listNewest = (db: Tx) => select(db, 'all').orderBy(asc(contents.key))

export async function insertContent(db: Tx, content: typeof contents.$inferInsert) {
  await db.insert(contents).values(content)
}

export async function insertVersion(db: Tx, version: typeof contentVersions.$inferInsert, fileIds: FileIds) {
  await db.insert(contentVersions).values(version)
  const links = languages
    .flatMap((language) => fileIds[language].map((fileId) => ({ language, fileId })))
    .map((file, position) => ({ versionId: version.id, position, ...file }))
  if (links.length > 0) await db.insert(contentVersionFiles).values(links)
}
