import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { runPayouts } from '../../api/src/domains/payouts/propose-payouts.service.ts'
import type { Services } from '../../api/src/services.ts'
import { makeVendor } from '../../api/test/catalogue-factories.ts'
import { bearer, makeToken } from '../../api/test/factories.ts'
import { openFilled } from '../servers/filled-server.ts'
import { fillLedger, firstShop, type Books } from './fill-ledger.ts'
import { ledgerCalls, type BookReaders } from './ledger-calls.ts'

export interface Filled {
  lines: number
  /** The run of payouts over all shops. */
  payouts: number
  seconds: number
}

/** A server of its own on the demo with the books of so many shops, for which the payouts of the week are proposed. */
export async function openBooks(books: Books) {
  const filled: Filled = { lines: 0, payouts: 0, seconds: 0 }
  const side = await openFilled(
    async (services, client) => {
      const readers = await makeReaders(services, client, books, filled)
      await proposeAll(services, client, filled)
      return readers
    },
    (address, _client, readers) => ledgerCalls(address, readers),
  )
  return { side, filled }
}

/** Two of the shops have an owner who asks; all have an account to which money may go. */
async function makeReaders(
  services: Services,
  client: pg.Client,
  books: Books,
  filled: Filled,
): Promise<BookReaders> {
  const { user, token } = await makeToken(services, 'vendor')
  filled.lines = await fillLedger(client, books)
  const pathOf = async (id: number) => {
    const { slug } = await makeVendor(services, { id })
    await client.query(
      `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
      [id, user.id],
    )
    return `/api/vendor/shops/${toPublicId(slug, id)}`
  }
  await client.query(
    `insert into payout_accounts (id, vendor_id, kind, bank_name, masked_number, holder_sealed, created_by, created_at, usable_from)
     select gen_random_uuid(), vendor_id, 'bank', 'Nabil Bank', '••••0123', 'sealed', $1, now() - interval '90 days',
       now() - interval '88 days'
     from vendor_accounts where vendor_id >= ${firstShop}`,
    [user.id],
  )
  return { owner: bearer(token), small: await pathOf(firstShop + 1), large: await pathOf(firstShop) }
}

async function proposeAll(services: Services, client: pg.Client, filled: Filled) {
  await client.query('vacuum analyze')
  await client.query('delete from payout_runs')
  const startedAt = performance.now()
  await runPayouts(services)
  filled.seconds = (performance.now() - startedAt) / 1000
  const { rows } = await client.query<{ n: number }>('select count(*)::int n from payouts')
  filled.payouts = rows[0]!.n
}
