import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { maxWaitsShown, minPayoutPaisa, type PayoutStop } from '@haat/contract/domains/ledger.rules.ts'
import type { ShopBalance } from '@haat/contract/domains/ledger.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { findBooks, openAccount } from './entries.store.ts'
import type { LedgerSubjects, NextPayout } from './ledger-subjects.ts'

/** What Haat owes a shop, what of it is payable, and when the rest will be. */
export async function readBalance(
  { db, ledgerSubjects }: Pick<Services, 'db' | 'ledgerSubjects'>,
  vendorId: number,
): Promise<ShopBalance> {
  const now = new Date()
  const today = nepalDay(now)
  const { day: runDay, ...run } = ledgerSubjects.nextRun(now)
  const books = await booksOf(db, ledgerSubjects, { vendorId, ...run })
  const unpaid = books.unpaid.map(([day, paisa]) => ({ day, paisa }))
  const next = ledgerSubjects.viewPayout(books.payout)
  const sumUntil = (last: string) =>
    unpaid.filter(({ day }) => day <= last).reduce((sum, { paisa }) => sum + paisa, 0)
  const expectedPaisa = sumUntil(runDay)
  return {
    balancePaisa: books.balancePaisa,
    payablePaisa: sumUntil(today),
    waits: unpaid.filter(({ day, paisa }) => day > today && paisa !== 0).slice(0, maxWaitsShown),
    nextPayout: {
      day: runDay,
      expectedPaisa,
      stop: stopOf(expectedPaisa, next),
      account: next.account,
    },
    openPayout: next.open,
    firstDay: books.firstDay,
    closedUntil: books.closedUntil,
  }
}

async function booksOf(db: Tx, subjects: LedgerSubjects, asked: Parameters<typeof findBooks>[2]) {
  const books = await findBooks(db, subjects, asked)
  if (books) return books
  await openAccount(db, asked.vendorId)
  return (await findBooks(db, subjects, asked))!
}

function stopOf(paisa: number, { account, isNewAccount, hasFailed, open }: NextPayout): PayoutStop | null {
  if (paisa <= 0) return 'nothing'
  if (paisa < minPayoutPaisa) return 'tooLittle'
  if (account === null) return 'noAccount'
  if (isNewAccount) return 'newAccount'
  if (open !== null) return 'open'
  return hasFailed ? 'failed' : null
}
