import { useRouterState } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import { useCallback, useState, type ComponentType } from 'react'
import { readSearchTerm } from '#domains/search/read-search-term.ts'
import type { TypeAheadProps } from '#domains/search/type-ahead.tsx'
import { loadArea } from '#ui/messages/areas.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

export const searchInputId = 'site-search'

const useSearched = () =>
  useRouterState({
    select: ({ location }) => readSearchTerm((location.search as { searchTerm?: unknown }).searchTerm) ?? '',
  })

/** Every search gets a new box, so that it shows the term of its page. */
export function SearchBox() {
  const searched = useSearched()
  return <Box key={searched} searched={searched} />
}

/**
 * A plain form that works without scripts. The code for suggestions is loaded once somebody is about to use it.
 */
function Box({ searched }: { searched: string }) {
  const {
    shell,
    ui: { language },
  } = useMessages()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [Ahead, setAhead] = useState<ComponentType<TypeAheadProps>>()
  const fetchAhead = useCallback(
    async (isPressed: boolean) => {
      if (isPressed) setIsWanted(true)
      try {
        const [{ TypeAhead }] = await Promise.all([
          import('#domains/search/type-ahead.tsx'),
          loadArea(language, 'search'),
        ])
        setAhead(() => TypeAhead)
      } catch {
        // The form works without it; the next touch tries again.
      }
    },
    [language],
  )
  const attach = useCallback(
    (box: HTMLInputElement | null) => {
      setInput(box)
      if (box && box === document.activeElement) void fetchAhead(true)
    },
    [fetchAhead],
  )

  return (
    <>
      <form role="search" action="/products/" className="search-box">
        <Search aria-hidden />
        <input
          ref={attach}
          id={searchInputId}
          type="search"
          role="combobox"
          aria-expanded={false}
          aria-controls={`${searchInputId}-list`}
          aria-autocomplete="list"
          name="searchTerm"
          defaultValue={searched}
          aria-label={shell.searchLabel}
          placeholder={shell.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTermMaxLength}
          onFocus={() => void fetchAhead(false)}
          onClick={() => void fetchAhead(true)}
          onInput={() => void fetchAhead(true)}
          className="search-input"
        />
        <button type="submit" aria-label={shell.search}>
          <ArrowRight aria-hidden />
        </button>
      </form>
      {Ahead && input && <Ahead input={input} isWanted={isWanted} />}
    </>
  )
}
