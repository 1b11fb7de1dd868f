import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { use } from 'react'
import { useArea } from '#messages/use-area.ts'
import { addressOf } from '#ui/address-of.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { forgetSearch, recentSearches } from '../recent-searches.ts'
import { AheadContext } from './ahead-context.ts'
import { AheadOption } from './ahead-option.tsx'

/** The ways to take them away stand beside the lines: a line of a list may hold no buttons. */
export function RecentList({ id, searches }: { id: string; searches: readonly string[] }) {
  const { setActiveId } = use(AheadContext)
  const texts = useArea('search')
  return (
    <div>
      <div className="flex items-center justify-between pl-2.5 text-small">
        <p id={`${id}-title`} className="text-muted">
          {texts.recent}
        </p>
        <button
          type="button"
          onClick={recentSearches.clear}
          className="min-h-11 rounded-control px-2.5 font-semibold text-crimson hover:bg-blush"
        >
          {texts.clear}
        </button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem]">
        <div id={id} role="group" aria-labelledby={`${id}-title`}>
          {searches.map((words, at) => (
            <AheadOption
              key={words}
              name={`recent-${at}`}
              href={addressOf('/products/', { searchTerm: words })}
              words={words}
              className="h-11 gap-3 px-2.5"
            >
              <History aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="truncate">{words}</span>
            </AheadOption>
          ))}
        </div>
        <ul>
          {searches.map((words) => (
            <li key={words}>
              <IconButton
                label={texts.forget(words)}
                onClick={() => {
                  setActiveId(undefined)
                  forgetSearch(words)
                }}
                className="text-muted [&>svg]:size-4.5"
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
