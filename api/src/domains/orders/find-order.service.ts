import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/db/database.ts'
import { findOrder } from './orders.store.ts'

/** The order of that number, for the command palette. */
export async function findOrderByNumber(db: Tx, words: string) {
  const id = orderIdOf(words.toUpperCase())
  const order = id === undefined ? undefined : await findOrder(db, id)
  if (!order) return null
  const number = orderNumber(order.id)
  const detail = `${formatDate(order.placedAt, 'en')} · ${formatRupees(order.totalPaisa, 'en')}`
  return { id: number, title: number, detail }
}
