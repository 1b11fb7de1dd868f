import { randomUUIDv7 } from 'node:crypto'
import type { ContentListQuery, MasterContent } from '@haat/contract/domains/content.ts'
import type { Tx } from '#platform/database/database.ts'
import { linksByFileId } from '../files/files.service.ts'
import {
  listNewest,
  countFiles,
  fileIdsByVersion,
  findContentByKey,
  findContentByKeys,
  insertContent,
  insertVersion,
  listContent,
  listContentByTerm,
  type ContentRow,
  type Visible,
} from './content.store.ts'

/** Rows as the API returns them. The files of all rows are fetched in two queries. */
export async function withFiles(db: Tx, rows: ContentRow[]): Promise<MasterContent[]> {
  const fileIds = await fileIdsByVersion(
    db,
    rows.map((row) => row.versionId),
  )
  const links = await linksByFileId(db, [...fileIds.values()].flat())
  return rows.map(({ versionId, createdAt, updatedAt, ...row }) => ({
    ...row,
    files: (fileIds.get(versionId) ?? []).flatMap((id) => links.get(id) ?? []),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

export async function contentPage(db: Tx, visible: Visible, query: ContentListQuery) {
  const { rows, total } = await listContent(db, visible, query)
  return { items: await withFiles(db, rows), pageIndex: query.pageIndex, pageSize: query.pageSize, total }
}

function countBy(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export async function contentStats(db: Tx) {
  const rows = await listNewest(db)
  const published = rows.filter((row) => row.status === 'published').length
  const newest = Math.max(...rows.map((row) => row.updatedAt.getTime()))
  return {
    total: rows.length,
    published,
    drafts: rows.length - published,
    files: await countFiles(db),
    byKey: [...countBy(rows.map((row) => row.key))].map(([key, count]) => ({ key, count })),
    byTag: [...countBy(rows.flatMap((row) => row.tags))].map(([tag, count]) => ({ tag, count })),
    lastUpdatedAt: rows.length === 0 ? null : new Date(newest).toISOString(),
  }
}

/** The published version of each of these documents; documents without one are left out. */
export const publishedVersions = async (db: Tx, keys: string[]) =>
  (await findContentByKeys(db, 'published', keys)).map(({ key, version }) => ({ key, version }))

export const hasContent = async (db: Tx, key: string) => (await findContentByKey(db, 'all', key)) !== null

/** Documents for the command palette of the console. */
export const findContentByTerm = async (db: Tx, term: string, limit: number) =>
  (await listContentByTerm(db, term, limit)).map(({ id, key, title }) => ({ id, title, detail: key }))

interface NewContent {
  key: string
  title: string
  tags: string[]
  version: number
  updatedAt: Date
  fileIds: string[]
}

export async function publishContent(db: Tx, { key, fileIds, updatedAt, ...content }: NewContent) {
  const contentId = randomUUIDv7()
  await insertContent(db, { id: contentId, key, createdAt: updatedAt })
  const version = {
    id: randomUUIDv7(),
    contentId,
    status: 'published' as const,
    updatedAt,
    createdAt: updatedAt,
  }
  await insertVersion(db, { ...content, ...version }, fileIds)
}
