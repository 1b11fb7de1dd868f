import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

interface FilterBarProps {
  /** The text that the list is searched for now. */
  searchTerm: string
  onSearch(searchTerm: string): void
  /** The placeholder of the field, which says what can be searched for. */
  hint: string
  /** Further filters: `FilterSelect` and `FilterDay`. */
  children?: ReactNode
  /** Removes all filters; the button is shown when there are any. */
  onClear?: (() => void) | undefined
}

/** The list is searched when nobody has typed for this long. */
const debounceMs = 300

/** The search field and filters of a list. It searches after a pause or at Enter; the `/` key focuses it. */
export function FilterBar({ searchTerm, onSearch, hint, children, onClear }: FilterBarProps) {
  const { parts } = useArea('staff')
  const [typed, setTyped] = useState(searchTerm)
  const sentTerm = useRef(searchTerm)

  // Something else changed the address, such as a saved view or the Back button.
  useEffect(() => {
    if (searchTerm !== sentTerm.current) setTyped(searchTerm)
    sentTerm.current = searchTerm
  }, [searchTerm])

  useEffect(() => {
    const trimmed = typed.trim()
    if (trimmed === sentTerm.current) return
    const timer = setTimeout(() => {
      sentTerm.current = trimmed
      onSearch(trimmed)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow basis-64">
        <TextInput
          type="search"
          data-page-search
          icon={<Search />}
          aria-label={parts.search}
          placeholder={hint}
          maxLength={searchTermMaxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            sentTerm.current = typed.trim()
            onSearch(sentTerm.current)
          }}
        />
      </div>
      {children}
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 px-2 text-small font-semibold text-crimson underline hover:text-crimson-deep"
        >
          {parts.clear}
        </button>
      )}
    </search>
  )
}
