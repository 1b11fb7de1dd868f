import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { HandOverDialog } from '../list/hand-over-dialog.tsx'
import { OutcomesDialog } from '../list/outcomes-dialog.tsx'
import type { StepOutcome } from '../parcels.queries.ts'
import { useFigures } from '../parts/use-figures.ts'

interface AnotherCourierProps {
  shopId: string
  number: string
  courierId: string
}

/** Until somebody was at its door, a parcel can go to another courier. */
export function AnotherCourier({ shopId, number, courierId }: AnotherCourierProps) {
  const { orders } = useArea('vendor')
  const { count } = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const [refused, setRefused] = useState<StepOutcome[]>()
  const end = (items: StepOutcome[]) => {
    setIsOpen(false)
    if (items.every(({ refusal }) => refusal === null)) {
      void showToast('success', orders.outcomes.allDone(count(items.length)))
    } else setRefused(items)
  }
  return (
    <div className="mt-2">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {orders.handOver.another}
      </Button>
      {isOpen && (
        <HandOverDialog
          shopId={shopId}
          numbers={[number]}
          without={courierId}
          onDone={end}
          onClose={() => setIsOpen(false)}
        />
      )}
      {refused && <OutcomesDialog step="handOver" items={refused} onClose={() => setRefused(undefined)} />}
    </div>
  )
}
