import type { Config } from './config.ts'
import { deleteUnreadableAccountData } from './domains/account/second-factor/reset-second-factor.service.ts'
import { deleteUnreadableAddresses } from './domains/addresses/addresses.service.ts'
import { forgetUnreadableOfApplications } from './domains/applications/applications.lost-key.ts'
import { endUnreadablePayoutAccounts } from './domains/payouts/payouts.lost-key.ts'
import { forgetUnreadableOfOrders } from './domains/orders/orders.lost-key.ts'
import {
  forgetUnreadablePhonesOfTickets,
  renewTicketKeys,
} from './domains/support/sender/ticket-keys.lost-key.ts'
import type { Tx } from './platform/database/database.ts'
import { oneAtATime } from './platform/database/migrations/migrate.ts'
import { compareKeys, recordKeys } from './platform/secrets/keys/check-keys.ts'
import { countRunningProcesses } from './platform/secrets/keys/key-holders.ts'
import { createEncryption, type Encryption } from './platform/secrets/encryption.ts'
import { findSecretKeys, makeSecretKey } from './platform/secrets/keys/secret-key.ts'
import {
  countValuesByKey,
  deleteKeysExcept,
  listEncryptedColumns,
} from './platform/secrets/keys/secret-keys.store.ts'

interface Task {
  config: Config
  db: Tx
  directUrl: string
}

/** What happens to each kind of value that can no longer be decrypted. */
const fates: Record<string, string> = {
  'users.phone_number_sealed': 'phone numbers of accounts, which are emptied',
  'second_factors.secret_sealed': 'second factors, which staff set up anew at their next visit',
  'second_factors.pending_sealed': 'second factors that were only begun, which are dropped',
  'addresses.sealed': 'addresses of shoppers, which are deleted',
  'orders.address_sealed': 'addresses of orders, which say from then on that they cannot be read',
  'orders.buyer_pan_sealed': 'PANs of buyers in orders, which are emptied',
  'orders.confirm_code_sealed': 'codes that confirm orders: new ones, which shoppers have sent to them again',
  'parcels.door_code_sealed': 'door codes of parcels: new ones, which the orders show',
  'vendor_applications.contact_sealed': 'phones and pick-up addresses in applications, which are emptied',
  'vendor_applications.payout_sealed': 'payout accounts in applications, which are emptied',
  'payout_accounts.holder_sealed': 'payout accounts of shops, which end: their owners give another one',
  'vendor_papers.key_sealed': 'papers of applications, which are deleted',
  'tickets.phone_number_sealed': 'phone numbers in messages, which say that they cannot be read',
  'tickets.contact_number_sealed': 'other numbers in messages, which say that they cannot be read',
}

/**
 * The key is lost, and the shop is to open again: gives up everything that was encrypted with it, in one
 * transaction.
 */
export async function forgetLostKey(work: Task, isMeant: boolean): Promise<string> {
  const { config, db } = work
  const keys = await findSecretKeys(config)
  const losses = await listLosses(db, createEncryption(keys ?? ['none']))
  const { missing } = await compareKeys(db, createEncryption(keys ?? ['none']))
  if (missing.length === 0) return 'Nothing is lost: this key opens everything. Start Haat with it.'
  if (!isMeant) {
    const ids = missing.map(({ id }) => id).join(', ')
    const list = losses.length > 0 ? losses.map((loss) => `- ${loss}`).join('\n') : '- nothing'
    return `What was sealed with the lost key (${ids}):\n${list}\nNothing was changed. If the key is lost for good: npm run rotate-key -- --old-key-is-lost --yes`
  }
  if ((await countRunningProcesses(db)) > 0) throw new Error('Stop Haat first, then run this again.')
  const encryption = createEncryption(keys ?? [await makeSecretKey(config.dataDir)])
  await oneAtATime(work.directUrl, () => giveUp(db, encryption))
  return `What was sealed with the lost key is given up (${losses.join('; ') || 'nothing'}). Haat starts with the key it has now: keep it safe.`
}

async function listLosses(db: Tx, { keyIds }: Encryption): Promise<string[]> {
  const losses: string[] = []
  for (const column of await listEncryptedColumns(db)) {
    const counts = [...(await countValuesByKey(db, column))]
    const lost = counts.reduce((sum, [id, n]) => (keyIds.includes(id) ? sum : sum + n), 0)
    const name = `${column.table}.${column.column}`
    if (lost > 0) losses.push(`${lost} ${fates[name] ?? name}`)
  }
  return losses
}

const giveUp = (db: Tx, encryption: Encryption) =>
  db.transaction(async (tx) => {
    await deleteUnreadableAccountData(tx, encryption.keyIds)
    await deleteUnreadableAddresses(tx, encryption.keyIds)
    await forgetUnreadableOfOrders(tx, encryption)
    await forgetUnreadableOfApplications(tx, encryption)
    await endUnreadablePayoutAccounts(tx, encryption)
    await forgetUnreadablePhonesOfTickets(tx, encryption)
    await renewTicketKeys(tx, encryption)
    await deleteKeysExcept(tx, [...encryption.keyIds])
    await recordKeys(tx, encryption, await compareKeys(tx, encryption))
  })
