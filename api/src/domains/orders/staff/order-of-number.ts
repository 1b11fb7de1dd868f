import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { notFound } from '#plugins/api-error.ts'

export function orderIdOrRefuse(number: string): number {
  const id = orderIdOf(number)
  if (id === undefined) throw notFound('This order')
  return id
}

/** How the audit log names an order. */
export const orderSubject = (id: number) => ({ kind: 'order', id: orderNumber(id), label: orderNumber(id) })
