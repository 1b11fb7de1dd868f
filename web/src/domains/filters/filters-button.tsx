import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { early } from '#ui/early-click.ts'

/** Opens the sheet on a phone, and says how much is chosen in it. */
export function FiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const figure = formatCount(count, ui.language)
  return (
    <button
      type="button"
      {...early}
      aria-haspopup="dialog"
      aria-label={count > 0 ? texts.filtersOn(figure) : undefined}
      onClick={onClick}
      className="flex min-h-13 items-center justify-center gap-2.5 rounded-control border-[1.5px] border-line-strong bg-surface px-3 text-label active:bg-sunken"
    >
      <SlidersHorizontal aria-hidden className="size-5" />
      {texts.filters}
      {count > 0 && (
        <span className="grid min-h-5.5 min-w-5.5 place-items-center rounded-full bg-crimson-fill px-1.5 text-micro font-semibold text-white">
          {figure}
        </span>
      )}
    </button>
  )
}
