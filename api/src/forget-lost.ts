import type { Config } from './config.ts'
import { forgetUnreadableOfAccounts } from './domains/account/second-factor.upkeep.ts'
import { deleteUnreadableAddresses } from './domains/addresses/addresses.service.ts'
import { forgetUnreadableOfOrders } from './domains/orders/orders.upkeep.ts'
import { forgetUnreadablePhonesOfTickets, renewTicketKeys } from './domains/tickets/ticket-keys.upkeep.ts'
import type { Tx } from './platform/db/database.ts'
import { oneAtATime } from './platform/db/migrate.ts'
import { compareKeys, noteKeys } from './platform/secrets/check-keys.ts'
import { countRunning } from './platform/secrets/key-holders.ts'
import { createSealer, type Sealer } from './platform/secrets/sealer.ts'
import { findSecretKeys, makeSecretKey } from './platform/secrets/secret-key.ts'
import { countSealed, deleteKeysBut, listSealedColumns } from './platform/secrets/secret-keys.store.ts'

interface Work {
  config: Config
  db: Tx
  directUrl: string
}

/** What becomes of each thing that nobody can read any more. */
const fates: Record<string, string> = {
  'users.phone_number_sealed': 'phone numbers of accounts, which are emptied',
  'second_factors.secret_sealed': 'second factors of staff, who set up a new one at their next visit',
  'second_factors.pending_sealed': 'second factors that were only begun, which are dropped',
  'addresses.sealed': 'addresses of shoppers, which are deleted',
  'orders.address_sealed': 'addresses of orders, which say from then on that they cannot be read',
  'orders.confirm_code_sealed': 'codes that confirm orders: new ones, which shoppers have sent to them again',
  'parcels.door_code_sealed': 'door codes of parcels: new ones, which the orders show',
  'tickets.phone_number_sealed': 'phone numbers in messages, which say that they cannot be read',
  'tickets.contact_number_sealed': 'other numbers in messages, which say that they cannot be read',
}

/** The key is gone, and the shop is to open again: gives up what was sealed with it, all at once or nothing. */
export async function forgetLost(work: Work, isMeant: boolean): Promise<string> {
  const { config, db } = work
  const keys = await findSecretKeys(config)
  const losses = await listLosses(db, createSealer(keys ?? ['none']))
  const { missing } = await compareKeys(db, createSealer(keys ?? ['none']))
  if (missing.length === 0) return 'Nothing is lost: this key opens everything. Start Haat with it.'
  if (!isMeant) {
    const ids = missing.map(({ id }) => id).join(', ')
    const list = losses.length > 0 ? losses.map((loss) => `- ${loss}`).join('\n') : '- nothing'
    return `What was sealed with the lost key (${ids}):\n${list}\nNothing was changed. If the key is lost for good: npm run rotate-key -- --old-key-is-lost --yes`
  }
  if ((await countRunning(db)) > 0) throw new Error('Stop Haat first, then run this again.')
  const sealer = createSealer(keys ?? [await makeSecretKey(config.dataDir)])
  await oneAtATime(work.directUrl, () => giveUp(db, sealer))
  return `What was sealed with the lost key is given up (${losses.join('; ') || 'nothing'}). Haat starts with the key it has now: keep it safe.`
}

async function listLosses(db: Tx, { keyIds }: Sealer): Promise<string[]> {
  const losses: string[] = []
  for (const column of await listSealedColumns(db)) {
    const counts = [...(await countSealed(db, column))]
    const lost = counts.reduce((sum, [id, n]) => (keyIds.includes(id) ? sum : sum + n), 0)
    const name = `${column.table}.${column.column}`
    if (lost > 0) losses.push(`${lost} ${fates[name] ?? name}`)
  }
  return losses
}

const giveUp = (db: Tx, sealer: Sealer) =>
  db.transaction(async (tx) => {
    await forgetUnreadableOfAccounts(tx, sealer.keyIds)
    await deleteUnreadableAddresses(tx, sealer.keyIds)
    await forgetUnreadableOfOrders(tx, sealer)
    await forgetUnreadablePhonesOfTickets(tx, sealer)
    await renewTicketKeys(tx, sealer)
    await deleteKeysBut(tx, [...sealer.keyIds])
    await noteKeys(tx, sealer, await compareKeys(tx, sealer))
  })
