import { startTransition, Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { FiltersButton } from './filters-button.tsx'
import { SortSelect } from './sort-select.tsx'

type PhoneBarProps = {
  chosenCount: number
  sorting: Omit<ComponentProps<typeof SortSelect>, 'form' | 'className'>
  renderSheet: (onClose: () => void) => ReactNode
}

/** Filters and order under the thumb, however far one has scrolled. */
export function PhoneBar({ chosenCount, sorting, renderSheet }: PhoneBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid grid-cols-[3fr_4fr] gap-3">
      <FiltersButton count={chosenCount} onClick={() => startTransition(() => setIsOpen(true))} />
      <SortSelect {...sorting} form="phone" />
      {isOpen && <Suspense>{renderSheet(() => setIsOpen(false))}</Suspense>}
    </div>
  )
}
