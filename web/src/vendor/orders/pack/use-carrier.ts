import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { useCall } from '#api/use-router-context.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'
import { parcelQueries } from '../parcels.queries.ts'
import { noTracking, type Tracking } from '../parts/tracking-fields.tsx'
import { useBroughtCode } from '../scan/scan-wish.ts'

interface Choice {
  /** `self`, the id of a courier, or undefined while nobody is chosen. */
  chosen?: string | undefined
  tracking: Tracking
}

/** Who brings the parcel there: somebody of the shop, or a courier by its id. It is kept in the tab until it is sent. */
export function useCarrier(shopId: string, { number, mayCarry }: ShopParcel) {
  const storageKey = `haat-draft-send-${shopId}-${number}`
  const couriers = useQuery(parcelQueries.couriers(useCall(), shopId))
  const scanned = useBroughtCode()(number)
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = { tracking: noTracking, ...readDraft(storageKey) } as Choice
    return scanned === undefined ? kept : { ...kept, tracking: { number: scanned, reason: '' } }
  })
  const [isTried, setIsTried] = useState(false)
  const set = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    setChoice(next)
    writeDraft(storageKey, next)
  }
  const only = couriers.data?.length === 1 && !mayCarry ? couriers.data[0]!.id : undefined
  return {
    couriers,
    chosen: choice.chosen ?? only,
    choose: (chosen: string) => set({ chosen }),
    tracking: choice.tracking,
    setTracking: (tracking: Tracking) => set({ tracking }),
    isTried,
    setIsTried,
    forget: () => removeDraft(storageKey),
  }
}

export type Carrier = ReturnType<typeof useCarrier>
