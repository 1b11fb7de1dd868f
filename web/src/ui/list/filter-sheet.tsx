import type { ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import { Button } from '../button/button.tsx'
import { Sheet } from '../modal/sheet.tsx'

type FilterSheetProps = {
  showLabel: string
  /** The number is being read again. */
  isCounting: boolean
  onClearAll: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters on a phone. Choices apply at once; the button shows how many results they leave. */
export function FilterSheet({ showLabel, isCounting, onClearAll, onClose, children }: FilterSheetProps) {
  const texts = useArea('filters')
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.filters}
      footer={
        <>
          <Button variant="secondary" size="large" onClick={onClearAll}>
            {texts.clearAll}
          </Button>
          <Button size="large" onClick={onClose} aria-live="polite">
            <span aria-busy={isCounting} className="transition-opacity aria-busy:opacity-60">
              {showLabel}
            </span>
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
