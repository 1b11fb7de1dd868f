import { randomUUIDv7 } from 'node:crypto'
import { personNameMaxLength } from '@haat/contract/domains/account.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { addressReclaimedMail, type ReclaimedBy } from '../mail/account.mail.ts'
import { insertEvent, insertUser, type UserRow } from '../account.store.ts'
import { closeAccount } from '../close-account.service.ts'
import { recordConsents } from '../sign-up/record-consents.ts'
import { sitePage } from '../mail/site-page.ts'

interface NewOwner {
  by: ReclaimedBy
  language: Language
  ipAddress: string
  /** The name that Google gave; without it the part of the address before the @ is used. */
  name?: string | undefined
  passwordHash?: string
}

/**
 * Gives an address to its owner when an account was opened with it that nobody verified. That account closes
 * and the owner gets a new one under the same address: everything the first holder left, or is still writing at
 * this moment, belongs to the id of the closed account.
 */
export async function reclaimAddress(
  services: Services,
  tx: Tx,
  account: UserRow,
  { by, language, ipAddress, name, passwordHash }: NewOwner,
): Promise<UserRow> {
  const { email } = account
  await closeAccount(services, tx, account)
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
  const mail = addressReclaimedMail(owner, { by, helpLink: sitePage(services, '/help-support') })
  await services.outbox.queue(tx, mail)
  return owner
}
