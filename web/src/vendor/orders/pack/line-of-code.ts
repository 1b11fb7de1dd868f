import type { PackLine } from '@haat/contract/domains/orders.parcel-view.ts'
import type { Ticks } from './use-ticks.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Which line a code means: that with this SKU, else the only one on this shelf that is not complete. */
export function lineOfCode({ toPick, ticksOf }: Pick<Ticks, 'toPick' | 'ticksOf'>, code: string) {
  const bySku = toPick.find(({ sku }) => isSame(sku, code))
  if (bySku) return bySku
  const onShelf = toPick.filter(({ shelf }) => shelf !== '' && isSame(shelf, code))
  const isOpen = (line: PackLine) => ticksOf(line) < line.sent
  const open = onShelf.filter(isOpen)
  return open.length === 1 ? open[0] : onShelf.length === 1 ? onShelf[0] : undefined
}
