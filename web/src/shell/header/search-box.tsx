import { useRouterState } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import { useCallback, useState, type ComponentType } from 'react'
import { readSearchTerm } from '#domains/search/read-search-term.ts'
import type { TypeAheadProps } from '#domains/search/type-ahead.tsx'
import { loadArea } from '#ui/messages/areas.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

export const searchInputId = 'site-search'

export const useSearched = () =>
  useRouterState({
    select: ({ location }) => readSearchTerm((location.search as { searchTerm?: unknown }).searchTerm) ?? '',
  })

/** Every search gets a new box, so that it shows the term of its page. */
export function SearchBox({ className }: { className?: string }) {
  const searched = useSearched()
  return <Box key={searched} searched={searched} className={className} />
}

/**
 * A plain form that works without scripts. The code for suggestions is loaded once somebody is about to use it.
 */
function Box({ searched, className }: { searched: string; className: string | undefined }) {
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
      <form role="search" action="/products/" className={classNames('relative h-12', className)}>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
        />
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
          className="search-input h-12 w-full rounded-control border-[1.5px] border-line-strong bg-surface pr-3 pl-11 text-body placeholder:text-muted md:pr-16 lg:pr-26"
        />
        <button
          type="submit"
          aria-label={shell.search}
          className="absolute inset-y-0 right-0 hidden w-[52px] place-items-center rounded-r-control bg-crimson-fill text-white hover:bg-crimson-press md:grid"
        >
          <ArrowRight aria-hidden className="size-5" />
        </button>
      </form>
      {Ahead && input && <Ahead input={input} isWanted={isWanted} />}
    </>
  )
}
