import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { getUserRow, listStaffWithRight } from '#domains/account/account.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { Ticket } from '../tickets/tickets.store.ts'
import {
  countChatsByOwner,
  isRunningChat,
  loadChatLimits,
  lockChatsOf,
  saveChatLimit,
} from './running-chats.store.ts'

/**
 * Refuses a running chat to an owner who has as many as they take. Called in the transaction that has given it
 * to them, which it undoes.
 */
export async function refuseTooManyChats(tx: Tx, { id, assigneeId }: Ticket) {
  if (assigneeId === null || !(await isRunningChat(tx, id))) return
  await lockChatsOf(tx, assigneeId)
  const limit = (await loadChatLimits(tx))(assigneeId)
  const count = (await countChatsByOwner(tx)).get(assigneeId) ?? 0
  if (count <= limit) return
  const { name } = await getUserRow(tx, assigneeId)
  const chats = limit === 1 ? '1 chat' : `${limit} chats`
  throw new ApiError('TOO_MANY_CHATS', `${name} has ${chats} already, and takes no more at once.`)
}

/** Says how many chats somebody takes at once. Everybody sets their own number; an admin also that of others. */
export async function setChatLimit(
  services: Services,
  caller: Principal & { ipAddress: string },
  userId: string,
  limit: number,
) {
  if (userId !== caller.userId && !caller.roles.includes('admin')) {
    throw new ApiError('FORBIDDEN', 'Only an admin may set how many chats somebody else takes.')
  }
  const person = (await listStaffWithRight(services.db, 'support')).find(({ id }) => id === userId)
  if (!person) throw notFound('This person')
  await services.db.transaction(async (tx) => {
    const before = (await loadChatLimits(tx))(userId)
    if (before === limit) return
    await saveChatLimit(tx, userId, limit)
    await recordAudit(tx, caller, {
      action: 'settings.save',
      subject: { kind: 'settings', id: userId, label: `Chats at once: ${person.name}` },
      before: { limit: before },
      after: { limit },
    })
  })
  await services.bus.publish('presence')
}
