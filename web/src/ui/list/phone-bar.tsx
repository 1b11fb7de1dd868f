import { Suspense, useState, useTransition, type ComponentProps, type ReactNode } from 'react'
import { SortSelect } from './sort-select.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '../messages/use-area.ts'
import { useMessages } from '../messages/use-messages.ts'
import { replayPress } from '../button/replay-press.ts'
import { LoadingBar } from '../state/loading-bar.tsx'

type PhoneBarProps = {
  chosenCount: number
  sorting: Omit<ComponentProps<typeof SortSelect>, 'form' | 'className'>
  renderSheet: (onClose: () => void) => ReactNode
}

/** The buttons for filters and sort order, which on a phone stay on the screen while one scrolls. */
export function PhoneBar({ chosenCount, sorting, renderSheet }: PhoneBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, startTransition] = useTransition()
  return (
    <div className="grid grid-cols-[3fr_4fr] gap-3">
      <FiltersButton
        count={chosenCount}
        isWaiting={isWaiting}
        onClick={() => startTransition(() => setIsOpen(true))}
      />
      <SortSelect {...sorting} form="phone" />
      {isOpen && <Suspense fallback={<LoadingBar />}>{renderSheet(() => setIsOpen(false))}</Suspense>}
    </div>
  )
}

interface FiltersButtonProps {
  count: number
  /** The code of the sheet is on its way. */
  isWaiting: boolean
  onClick: () => void
}

/** Opens the sheet of filters, and shows how many are active. */
function FiltersButton({ count, isWaiting, onClick }: FiltersButtonProps) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const figure = formatCount(count, ui.language)
  return (
    <button
      type="button"
      {...replayPress}
      data-waiting={isWaiting ? '' : undefined}
      aria-haspopup="dialog"
      aria-label={count > 0 ? texts.filtersOn(figure) : undefined}
      onClick={onClick}
      className="filters-button"
    >
      <SlidersHorizontal aria-hidden />
      {texts.filters}
      {count > 0 && (
        <span className="grid min-h-5.5 min-w-5.5 place-items-center rounded-full bg-crimson-fill px-1.5 text-micro font-semibold text-white">
          {figure}
        </span>
      )}
    </button>
  )
}
