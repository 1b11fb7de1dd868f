import { randomUUIDv7 } from 'node:crypto'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import {
  deleteReply,
  insertReply,
  isShortcutTaken,
  listReplies,
  listRepliesById,
  lockReply,
  updateReply,
  type SavedReplyRow,
} from './saved-replies.store.ts'

export { insertReply, listReplies } from './saved-replies.store.ts'

type Caller = Principal & { ipAddress: string }
interface Reply {
  shortcut: string
  words: Bilingual
}

const toSavedReply = ({ id, shortcut, en, ne, version, updatedAt }: SavedReplyRow): SavedReply => ({
  id,
  shortcut,
  words: { en, ne },
  version,
  updatedAt: updatedAt.toISOString(),
})
const auditSubjectOf = ({ id, shortcut }: SavedReplyRow) => ({
  kind: 'saved-reply',
  id,
  label: `/${shortcut}`,
})
const auditFactsOf = ({ shortcut, en, ne }: SavedReplyRow) => ({ shortcut, en, ne })

function refuseTaken(shortcut: string): never {
  const sentence = `There is a reply called /${shortcut} already.`
  throw new ApiError('CONFLICT', sentence, { shortcut: sentence })
}

/** The shortcuts of these replies, by their ids. */
export const shortcutsById = async (db: Tx, ids: string[]): Promise<Map<string, string>> =>
  new Map((await listRepliesById(db, ids)).map((row) => [row.id, auditSubjectOf(row).label]))

export const listSavedReplies = async ({ db }: Services) => (await listReplies(db)).map(toSavedReply)

export async function addReply({ db }: Services, caller: Caller, { shortcut, words }: Reply) {
  return db.transaction(async (tx) => {
    const row = await insertReply(tx, { id: randomUUIDv7(), shortcut, ...words })
    if (!row) return refuseTaken(shortcut)
    await recordAudit(tx, caller, {
      action: 'saved-reply.add',
      subject: auditSubjectOf(row),
      after: auditFactsOf(row),
    })
    return toSavedReply(row)
  })
}

export async function changeReply(
  { db }: Services,
  caller: Caller,
  id: string,
  { version, shortcut, words }: { version: number } & { [K in keyof Reply]?: Reply[K] | undefined },
) {
  return db.transaction(async (tx) => {
    const before = await lockReply(tx, id)
    if (!before) throw notFound('This reply')
    if (before.version !== version) {
      throw new ApiError('CONFLICT', 'Somebody changed this reply meanwhile. Look at it, then try again.')
    }
    if (shortcut !== undefined && (await isShortcutTaken(tx, shortcut, id))) return refuseTaken(shortcut)
    const row = await updateReply(tx, id, { ...(shortcut !== undefined && { shortcut }), ...words })
    await recordAudit(tx, caller, {
      action: 'saved-reply.change',
      subject: auditSubjectOf(row),
      before: auditFactsOf(before),
      after: auditFactsOf(row),
    })
    return toSavedReply(row)
  })
}

export async function removeReply({ db }: Services, caller: Caller, id: string) {
  await db.transaction(async (tx) => {
    const row = await lockReply(tx, id)
    if (!row) throw notFound('This reply')
    await deleteReply(tx, id)
    await recordAudit(tx, caller, {
      action: 'saved-reply.drop',
      subject: auditSubjectOf(row),
      before: auditFactsOf(row),
    })
  })
}
