import { useState } from 'react'
import type { ParcelCard } from '@haat/contract/domains/orders.parcel-view.ts'
import { maxParcelsAtOnce } from '@haat/contract/domains/orders.steps.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

export interface Selection {
  /** The chosen parcels that the list still shows. */
  chosen: ParcelCard[]
  isChosen(number: string): boolean
  toggle(number: string): void
  clear(): void
}

/** Which parcels of the list are worked on at once. */
export function useSelection(rows: readonly ParcelCard[] | undefined): Selection {
  const { orders } = useArea('vendor')
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows?.filter(({ number }) => numbers.has(number)) ?? []
  return {
    chosen,
    isChosen: (number) => numbers.has(number),
    toggle(number) {
      const next = new Set(chosen.map((one) => one.number))
      if (!next.delete(number)) next.add(number)
      if (next.size > maxParcelsAtOnce) return void showToast('warning', orders.tooMany)
      setNumbers(next)
    },
    clear: () => setNumbers(new Set()),
  }
}
