import { useState } from 'react'
import { trackingNumberMaxLength, trackingNumberPattern } from '@haat/contract/domains/orders.steps.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ScanFrame } from './scan-frame.tsx'
import { bringBack, type ScanWish } from './scan-wish.ts'

/** Brings a tracking number back to the page that waits for it. */
export function ScanNumber({ wish }: { wish: ScanWish }) {
  const { scan } = useArea('vendor').orders
  const [problem, setProblem] = useState<string>()
  function take(read: string) {
    const code = read.trim()
    // Couriers print other codes on a label, too, such as an address of their own.
    const isNumber = code.length <= trackingNumberMaxLength && trackingNumberPattern.test(code)
    if (isNumber) bringBack(wish, code)
    else setProblem(scan.notTracking(code.slice(0, trackingNumberMaxLength)))
  }
  return (
    <ScanFrame
      back={wish.back}
      lead={scan.lead.tracking(wish.number)}
      fieldLabel={scan.field.tracking}
      problem={problem}
      onCode={take}
    />
  )
}
