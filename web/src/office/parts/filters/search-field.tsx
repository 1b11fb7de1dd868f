import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TextInput } from '#ui/form/text-input.tsx'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

interface SearchFieldProps {
  label: string
  icon: ReactNode
  term: string
  onChange(term: string): void
}

/** The list is searched when nobody has typed for this long. */
const debounceMs = 250

/** A search field whose list follows what is typed, after a short pause. */
export function SearchField({ label, icon, term, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(term)
  const [lastTerm, setLastTerm] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Something else changed the address, such as "Clear filters" or the Back button.
  if (term !== lastTerm) {
    setLastTerm(term)
    if (term !== typed.trim()) setTyped(term)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text.trim()), debounceMs)
  }
  return (
    <TextInput
      type="search"
      data-page-search
      icon={icon}
      aria-label={label}
      placeholder={label}
      maxLength={searchTermMaxLength}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  )
}
