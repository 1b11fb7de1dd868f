import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type FilterSheetProps = {
  showLabel: string
  /** The next figure is on its way. */
  isCounting: boolean
  onClearAll: () => void
  onClose: () => void
  children: ReactNode
}

/** Choices count at once; the button says what they leave. */
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
