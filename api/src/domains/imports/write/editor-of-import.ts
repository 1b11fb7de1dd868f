import type { Services } from '#services.ts'
import { accountNamesById } from '../../account/account.service.ts'
import type { Editor } from '../../listings/change-listing.service.ts'
import type { ImportRecord } from '../imports.store.ts'
import { memberOf } from '../member-of-import.ts'

/** Who writes for the shop: the member who set the server to work, as long as they may. */
export async function editorOf(services: Pick<Services, 'db'>, record: ImportRecord): Promise<Editor | null> {
  const membership = await memberOf(services, record)
  if (!membership) return null
  const { workedBy: userId } = record
  const name = (await accountNamesById(services.db, [userId])).get(userId) ?? ''
  const caller = { userId, sessionId: '', name, roles: [], staffRights: [], isConfirmed: true, ipAddress: '' }
  return { membership, caller }
}
