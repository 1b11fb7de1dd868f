import type { AddressInput } from '@haat/contract/domains/addresses.ts'
import { step, type DemoOrder, type Happening } from './demo-order.ts'

export interface DemoBuyer {
  id: string
  name: string
  email: string
  address: AddressInput
  orders: readonly BuyersOrder[]
}
/** The goods are those of the demo vendor's shop, by letters. */
type BuyersOrder = Omit<DemoOrder, 'to' | 'key'>

export const address = (input: Omit<AddressInput, 'label'>): AddressInput => ({
  label: 'home',
  isDefault: true,
  ...input,
})
export const [accept, pack, leave, tried, delivered, back] = (
  ['accept', 'pack', 'leave', 'tried', 'delivered', 'back'] as const
).map((one) => step({ step: one })) as [Happening, Happening, Happening, Happening, Happening, Happening]
export const handOver = (courier: string, trackingNumber?: string): Happening =>
  step({ step: 'handOver', courier, ...(trackingNumber && { trackingNumber }) })
export const noAnswer = (words?: string): Happening =>
  step({ step: 'call', outcome: 'noAnswer', ...(words && { words }) })
export const hours = (count: number) => ({ minutes: count * 60 })
