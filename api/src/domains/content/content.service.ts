import { randomUUIDv7 } from 'node:crypto'
import type { ContentListQuery, MasterContent, Translations } from '@haat/contract/domains/content.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
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
  listContentById,
  listContentByTerm,
  type ContentRow,
  type FileIds,
  type Visible,
} from './content.store.ts'

/** Who reads, and in which language. Staff get both, since they edit both. */
export interface Reader {
  language: Language
  isStaff: boolean
}

/** What several versions have in each language, by their ids. Their files are fetched in two queries. */
export async function translationsByVersion(
  db: Tx,
  versions: { id: string; title: string; titleNe: string }[],
): Promise<Map<string, Translations>> {
  const fileIds = await fileIdsByVersion(
    db,
    versions.map(({ id }) => id),
  )
  const links = await linksByFileId(db, [
    ...new Set([...fileIds.values()].flatMap(({ en, ne }) => [...en, ...ne])),
  ])
  const filesOf = (ids: string[] = []) => ids.flatMap((id) => links.get(id) ?? [])
  return new Map(
    versions.map(({ id, title, titleNe }) => [
      id,
      {
        en: { title, files: filesOf(fileIds.get(id)?.en) },
        ne: { title: titleNe, files: filesOf(fileIds.get(id)?.ne) },
      },
    ]),
  )
}

/** The reader's language if there are files in it, else the one that has some. */
function languageShown(translations: Translations, asked: Language): Language {
  const inOrder = [asked, ...languages.filter((language) => language !== asked)]
  return inOrder.find((language) => translations[language].files.length > 0) ?? asked
}

/** Rows as the API returns them: `files[0]` is the file that is shown to the reader. */
export async function withFiles(db: Tx, rows: ContentRow[], reader: Reader): Promise<MasterContent[]> {
  const translations = await translationsByVersion(
    db,
    rows.map(({ versionId, title, titleNe }) => ({ id: versionId, title, titleNe })),
  )
  return rows.map(({ versionId, createdAt, updatedAt, title, titleNe, ...row }) => {
    const both = translations.get(versionId)!
    const language = languageShown(both, reader.language)
    return {
      ...row,
      title: (reader.language === 'ne' && titleNe) || title,
      files: both[language].files,
      language,
      ...(reader.isStaff && { translations: both }),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  })
}

export async function contentPage(db: Tx, reader: Reader, query: ContentListQuery) {
  const { rows, total } = await listContent(db, visibleTo(reader), query)
  return {
    items: await withFiles(db, rows, reader),
    pageIndex: query.pageIndex,
    pageSize: query.pageSize,
    total,
  }
}

export const visibleTo = ({ isStaff }: Reader): Visible => (isStaff ? 'all' : 'published')

function countBy(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export async function contentStats(db: Tx) {
  const rows = await listNewest(db)
  const drafts = rows.filter((row) => row.status === 'draft').length
  const newest = Math.max(...rows.map((row) => row.updatedAt.getTime()))
  return {
    total: rows.length,
    published: rows.filter((row) => row.publishedVersion !== null).length,
    drafts,
    files: await countFiles(db),
    byKey: [...countBy(rows.map((row) => row.key))].map(([key, count]) => ({ key, count })),
    byTag: [...countBy(rows.flatMap((row) => row.tags))].map(([tag, count]) => ({ tag, count })),
    lastUpdatedAt: rows.length === 0 ? null : new Date(newest).toISOString(),
  }
}

/** The published version of each of these documents; documents without one are left out. */
export const publishedVersions = async (db: Tx, keys: string[]) =>
  (await findContentByKeys(db, 'published', keys)).map(({ key, version }) => ({ key, version }))

/** The newest titles of these documents, by their ids; deleted ones are left out. */
export const contentTitlesById = async (db: Tx, ids: string[]) =>
  new Map((await listContentById(db, ids)).map(({ id, title }) => [id, title]))

export const hasContent = async (db: Tx, key: string) => (await findContentByKey(db, 'all', key)) !== null

/** Documents for the command palette of the console. */
export const findContentByTerm = async (db: Tx, term: string, limit: number) =>
  (await listContentByTerm(db, term, limit)).map(({ id, key, title }) => ({ id, title, detail: key }))

interface NewContent {
  key: string
  title: string
  titleNe: string
  tags: string[]
  version: number
  updatedAt: Date
  fileIds: FileIds
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
