import { randomUUIDv7 } from 'node:crypto'
import { personNameMaxLength } from '@haat/contract/domains/account.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { accountTakenBackMail, type TakenBackBy } from './account.mail.ts'
import { insertEvent, insertUser, type UserRow } from './account.store.ts'
import { closeAccount } from './close-account.service.ts'
import { recordConsents } from './record-consents.ts'
import { sitePage } from './site-page.ts'

interface NewOwner {
  by: TakenBackBy
  language: Language
  ipAddress: string
  /** As Google knows them; otherwise what stands before the sign of their address. */
  name?: string | undefined
  passwordHash?: string
}

/**
 * Whoever opened the account never proved that the address is theirs; its owner has now come. The account closes, and
 * the owner gets another one under the same address: what the first holder left, or is still writing at this moment,
 * hangs on an id that is nobody's any more.
 */
export async function takeBack(
  services: Services,
  tx: Tx,
  account: UserRow,
  { by, language, ipAddress, name, passwordHash }: NewOwner,
): Promise<UserRow> {
  const { email } = account
  await closeAccount(tx, account)
  await insertEvent(tx, account.id, 'taken-back', null)
  const owner = await insertUser(tx, {
    id: randomUUIDv7(),
    name: (name ?? email.slice(0, email.lastIndexOf('@'))).slice(0, personNameMaxLength),
    email,
    emailVerified: true,
    roles: ['shopper'],
    language,
    ...(passwordHash !== undefined && { passwordHash }),
  })
  if (!owner) throw new Error('The address of an account that was just closed is taken')
  await recordConsents(tx, owner.id)
  await insertEvent(tx, owner.id, `taken-back-by-${by}`, ipAddress)
  const mail = accountTakenBackMail(owner, { by, helpLink: sitePage(services, '/help-support') })
  await services.outbox.queue(tx, mail)
  return owner
}
