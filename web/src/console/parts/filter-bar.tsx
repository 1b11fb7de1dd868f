import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { TextInput } from '#ui/text-input.tsx'

interface FilterBarProps {
  /** Words that are searched for now. */
  words: string
  onWords(words: string): void
  /** What can be searched for, in the empty field. */
  hint: string
  /** Further filters: `FilterSelect`, dates. */
  children?: ReactNode
  /** Takes all of them away; shown when there are any. */
  onClear?: (() => void) | undefined
}

const restMs = 300

/** Words and filters of a list. What is typed counts when the hand rests, or at Enter. `/` leads here. */
export function FilterBar({ words, onWords, hint, children, onClear }: FilterBarProps) {
  const { parts } = useArea('staff')
  const [typed, setTyped] = useState(words)
  const said = useRef(words)

  // Somebody else changed the address: a saved view, or the way back.
  useEffect(() => {
    if (words !== said.current) setTyped(words)
    said.current = words
  }, [words])

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === said.current) return
    const timer = setTimeout(() => {
      said.current = wanted
      onWords(wanted)
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed, onWords])

  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow basis-64">
        <TextInput
          type="search"
          data-place-search
          icon={<Search />}
          aria-label={parts.search}
          placeholder={hint}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            said.current = typed.trim()
            onWords(said.current)
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
