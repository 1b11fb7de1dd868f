import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { use } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { forgetSearch, recentSearches } from './recent-searches.ts'
import { TypeAheadContext } from './type-ahead-context.ts'
import { TypeAheadOption } from './type-ahead-option.tsx'

/** The buttons that remove searches are beside the options, since an option of a listbox may contain no button. */
export function RecentList({ id, searches }: { id: string; searches: readonly string[] }) {
  const { setActiveId } = use(TypeAheadContext)
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
          {searches.map((searchTerm, at) => (
            <TypeAheadOption
              key={searchTerm}
              name={`recent-${at}`}
              href={hrefWithSearch('/products/', { searchTerm })}
              searchTerm={searchTerm}
              className="h-11 gap-3 px-2.5"
            >
              <History aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="truncate">{searchTerm}</span>
            </TypeAheadOption>
          ))}
        </div>
        <ul>
          {searches.map((searchTerm) => (
            <li key={searchTerm}>
              <IconButton
                label={texts.forget(searchTerm)}
                onClick={() => {
                  setActiveId(undefined)
                  forgetSearch(searchTerm)
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
