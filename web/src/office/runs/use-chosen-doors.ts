import { useState } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { SortedDoor } from './door-sorter.tsx'

/** A parcel that can go along on a run. */
export interface RunParcel extends SortedDoor {
  state: ParcelState
  cashPaisa: number
  shopName: Bilingual | undefined
  /** Puts doors that are near each other one after the other. */
  way: string
}

export const doorKey = ({ number, position }: Pick<RunParcel, 'number' | 'position'>) =>
  `${number}.${position}`

/** Whether an address names the parcel: by its order, or by its order and its place in it. */
export const isAmong = (wanted: readonly string[], door: RunParcel) =>
  wanted.includes(door.number) || wanted.includes(doorKey(door))

const byWay = (parcels: readonly RunParcel[]) =>
  parcels.toSorted((one, other) => one.way.localeCompare(other.way, 'en', { numeric: true }))

/** Which parcels go along, in the order of their doors: by their place, until somebody moves one. */
export function useChosenDoors(
  parcels: readonly RunParcel[] | undefined,
  isFirst: (parcel: RunParcel) => boolean,
) {
  // Undefined until somebody has chosen, so that what is loaded late is chosen, too.
  const [keys, setKeys] = useState<readonly string[]>()
  const [isMoved, setIsMoved] = useState(false)
  const byKey = new Map(parcels?.map((parcel) => [doorKey(parcel), parcel]))
  const chosen = keys ? keys.flatMap((key) => byKey.get(key) ?? []) : byWay(parcels?.filter(isFirst) ?? [])
  const isChosen = (parcel: RunParcel) => chosen.some((one) => doorKey(one) === doorKey(parcel))
  const choose = (next: readonly RunParcel[]) => setKeys((isMoved ? next : byWay(next)).map(doorKey))
  return {
    chosen,
    isChosen,
    toggle: (parcel: RunParcel) =>
      choose(
        isChosen(parcel) ? chosen.filter((one) => doorKey(one) !== doorKey(parcel)) : [...chosen, parcel],
      ),
    sort(next: readonly RunParcel[]) {
      setIsMoved(true)
      setKeys(next.map(doorKey))
    },
    chooseAll: () => choose([...chosen, ...(parcels ?? []).filter((one) => !isChosen(one))]),
    clear: () => choose([]),
  }
}

export type ChosenDoors = ReturnType<typeof useChosenDoors>
