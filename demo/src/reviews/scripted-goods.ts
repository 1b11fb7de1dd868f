import { demoOrders } from '../shopper/demo-orders.ts'
import { oldOrders } from '../shopper/demo-old-orders.ts'
import { demoHotel, demoSchool } from '../vendors/demo-sold.ts'

/** The things that the played orders of the demo name: their shops have sales whose days are given. */
export function scriptedSlugs(): Set<string> {
  const orders = [...demoOrders, ...oldOrders, ...demoHotel.orders, ...demoSchool.orders]
  return new Set(orders.flatMap(({ goods }) => Object.keys(goods)))
}
