import { useState } from 'react'
import type { PackLine, ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'

/** Which pieces lie in the box already. They are kept on this device until the parcel is packed. */
export function useTicks(shopId: string, { number, lines }: ShopParcel) {
  // Begins as all drafts do, so that it goes when the person signs out.
  const storageKey = `haat-draft-pack-${shopId}-${number}`
  const [kept, setKept] = useState(() => readDraft(storageKey, 'browser'))
  const ticksOf = ({ variantId, sent }: PackLine) => {
    const count = kept[variantId]
    return typeof count === 'number' && count > 0 ? Math.min(count, sent) : 0
  }
  const toPick = lines.filter(({ sent }) => sent > 0)
  return {
    toPick,
    ticksOf,
    all: toPick.reduce((sum, { sent }) => sum + sent, 0),
    ticked: toPick.reduce((sum, line) => sum + ticksOf(line), 0),
    firstOpen: toPick.find((line) => ticksOf(line) < line.sent),
    /** One piece more; a line that is complete begins again. */
    tick(line: PackLine) {
      const count = ticksOf(line)
      const next = { ...kept, [line.variantId]: count >= line.sent ? 0 : count + 1 }
      setKept(next)
      writeDraft(storageKey, next, 'browser')
    },
    forget() {
      setKept({})
      removeDraft(storageKey, 'browser')
    },
  }
}

export type Ticks = ReturnType<typeof useTicks>
