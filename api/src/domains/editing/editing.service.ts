import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type {
  ContentChanges,
  ContentVersion,
  MasterContent,
  NewContent,
} from '@haat/contract/domains/content.ts'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import { errorConstraint } from '#platform/db/error-code.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../account/account.service.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { withFiles } from '../content/content.service.ts'
import {
  fileIdsByVersion,
  findVersion,
  insertContent,
  insertVersion,
  isTakenAway,
  listVersions,
  lockContents,
  setTakenAway,
  type LockedContent,
  type VersionRow,
} from '../content/versions.service.ts'
import { linksByFileId } from '../files/files.service.ts'

type Editor = ReturnType<typeof callerOf>
type Bench = Pick<Services, 'db' | 'bus'>
type Says = Required<ContentChanges>

export async function createContent(bench: Bench, editor: Editor, body: NewContent): Promise<MasterContent> {
  const { key, ...says } = body
  const content = await changing(bench, async (tx) => {
    const id = randomUUIDv7()
    const createdAt = new Date()
    await insertContent(tx, { id, key, createdAt })
    const made = await addVersion(tx, editor, { id, key, createdAt, version: 1, says })
    await recordDeed(tx, editor, { action: 'content.create', subject: subjectOf(made), after: factsOf(made) })
    return made
  })
  return content
}

export interface Update {
  id: string
  version: number
  changes: ContentChanges
}

/** All of them or none: whoever looked at an older version of any is told which, by whom and when. */
export async function changeContents(
  bench: Bench,
  editor: Editor,
  updates: Update[],
): Promise<MasterContent[]> {
  const ids = updates.map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new ApiError('VALIDATION_FAILED', 'A content stands in the list twice.', {
      updates: 'A content stands twice',
    })
  return changing(bench, async (tx) => {
    const locked = new Map((await lockContents(tx, ids)).map((content) => [content.id, content]))
    const changed: MasterContent[] = []
    for (const { id, version, changes } of updates) {
      const content = seenNewest(locked.get(id), version)
      changed.push(await changeOne(tx, editor, content, changes))
    }
    return changed
  })
}

async function changeOne(tx: Tx, editor: Editor, content: LockedContent, changes: ContentChanges) {
  const { newest, id, key, createdAt } = content
  const before = await saidIn(tx, newest)
  const says = { ...before, ...changes }
  if (isDeepStrictEqual(says, before)) return shownOf(tx, content, newest)
  const made = await addVersion(tx, editor, { id, key, createdAt, version: newest.version + 1, says })
  await recordDeed(tx, editor, {
    action: made.status === 'published' ? 'content.publish' : 'content.change',
    subject: subjectOf(made),
    before: factsOf(await shownOf(tx, content, newest)),
    after: factsOf(made),
  })
  return made
}

/** What it said stays readable; what the law asks for stays at all. */
export async function deleteContent(
  bench: Bench,
  editor: Editor,
  id: string,
  version: number,
): Promise<void> {
  await changing(bench, async (tx) => {
    const [found] = await lockContents(tx, [id])
    const content = seenNewest(found, version)
    if ((legalKeys as readonly string[]).includes(content.key))
      throw new ApiError(
        'CONFLICT',
        `${content.newest.title} must be there by law: it can be replaced, not deleted.`,
      )
    await setTakenAway(tx, id, new Date())
    const before = await shownOf(tx, content, content.newest)
    await recordDeed(tx, editor, {
      action: 'content.delete',
      subject: subjectOf(before),
      before: factsOf(before),
    })
  })
}

/** What an old version said becomes the newest again, as a draft; brings back what was taken away. */
export async function restoreVersion(
  bench: Bench,
  editor: Editor,
  { id, seen, restored }: { id: string; seen: number; restored: number },
): Promise<MasterContent> {
  return changing(bench, async (tx) => {
    const [found] = await lockContents(tx, [id])
    const content = seenNewest(found, seen, 'also deleted')
    const old = await findVersion(tx, id, restored)
    if (!old) throw notFound('This version')
    if (content.deletedAt) await setTakenAway(tx, id, null)
    const { key, createdAt, newest } = content
    const says: Says = { ...(await saidIn(tx, old)), status: 'draft' }
    const made = await addVersion(tx, editor, { id, key, createdAt, version: newest.version + 1, says })
    await recordDeed(tx, editor, {
      action: 'content.restore',
      subject: subjectOf(made),
      before: factsOf(await shownOf(tx, content, newest)),
      after: { ...factsOf(made), restored },
    })
    return made
  })
}

export async function contentVersions(db: Tx, id: string): Promise<ContentVersion[]> {
  const rows = await listVersions(db, id)
  if (rows.length === 0) throw notFound('This content')
  const shown = (await isTakenAway(db, id)) ? undefined : rows.find(({ status }) => status === 'published')
  const fileIds = await fileIdsByVersion(
    db,
    rows.map((row) => row.id),
  )
  const links = await linksByFileId(db, [...new Set([...fileIds.values()].flat())])
  return rows.map((row) => ({
    version: row.version,
    title: row.title,
    status: row.status,
    tags: row.tags,
    files: (fileIds.get(row.id) ?? []).flatMap((fileId) => links.get(fileId) ?? []),
    editor: row.editorId === null ? null : { id: row.editorId, name: row.editorName ?? '' },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isShown: row === shown,
  }))
}

/** One transaction; when it stands, every process forgets what it remembers of content. */
async function changing<T>({ db, bus }: Bench, work: (tx: Tx) => Promise<T>): Promise<T> {
  const made = await db.transaction(work).catch(refuseTakenKey)
  await bus.publish('content')
  return made
}

function refuseTakenKey(error: unknown): never {
  if (errorConstraint(error) !== 'contents_key') throw error
  const sentence = 'There is content under this key already.'
  throw new ApiError('CONFLICT', sentence, { key: sentence })
}

/** Whoever saw an older version than the newest is told who was faster. */
function seenNewest(
  content: LockedContent | undefined,
  seen: number,
  deleted?: 'also deleted',
): LockedContent {
  if (!content || (content.deletedAt && !deleted)) throw notFound('This content')
  const { newest } = content
  if (newest.version === seen) return content
  const who = newest.editorName || 'Somebody'
  const when = `${formatDate(newest.updatedAt, 'en')} at ${formatTime(newest.updatedAt, 'en')}`
  throw new ApiError(
    'CONFLICT',
    `${who} changed “${newest.title}” on ${when}: it is version ${newest.version} now, you saw version ${seen}. Nothing of yours was saved.`,
  )
}

interface NewVersion {
  id: string
  key: string
  createdAt: Date
  version: number
  says: Says
}

async function addVersion(tx: Tx, editor: Editor, { id, key, createdAt, version, says }: NewVersion) {
  await checkFiles(tx, key, says)
  const now = new Date()
  const { fileIds, ...said } = says
  const row = {
    ...said,
    id: randomUUIDv7(),
    contentId: id,
    version,
    editorId: editor.userId,
    editorName: (await findLiveUser(tx, editor.userId))?.name ?? '',
    createdAt: now,
    updatedAt: now,
  }
  await insertVersion(tx, row, fileIds)
  return shownOf(tx, { id, key, createdAt }, row)
}

/** Only PDFs that are here, each once; a legal document is nothing without one. */
async function checkFiles(tx: Tx, key: string, { fileIds, status }: Says) {
  const refuse = (sentence: string) => {
    throw new ApiError('VALIDATION_FAILED', sentence, { fileIds: sentence })
  }
  const links = await linksByFileId(tx, fileIds)
  if (new Set(fileIds).size < fileIds.length) refuse('A file stands in the list twice.')
  if (fileIds.some((id) => links.get(id)?.contentType !== 'application/pdf'))
    refuse('A file was not found among the uploaded PDFs. Please upload it again.')
  if (status === 'published' && fileIds.length === 0 && (legalKeys as readonly string[]).includes(key))
    refuse('A legal document needs its PDF before it is published.')
}

async function saidIn(tx: Tx, { id, title, tags, status }: VersionRow): Promise<Says> {
  return { title, tags, status, fileIds: (await fileIdsByVersion(tx, [id])).get(id) ?? [] }
}

async function shownOf(
  tx: Tx,
  { id, key, createdAt }: Pick<LockedContent, 'id' | 'key' | 'createdAt'>,
  row: Pick<VersionRow, 'id' | 'title' | 'status' | 'version' | 'tags' | 'updatedAt'>,
): Promise<MasterContent> {
  const { id: versionId, title, status, version, tags, updatedAt } = row
  const [content] = await withFiles(tx, [
    { id, key, createdAt, versionId, title, status, version, tags, updatedAt },
  ])
  return content!
}

const subjectOf = ({ id, key }: MasterContent) => ({ kind: 'content', id, label: key })

/** What the log shows of a state. */
const factsOf = ({ title, tags, status, version, files }: MasterContent) => ({
  title,
  tags,
  status,
  version,
  files: files.map(({ name }) => name),
})
