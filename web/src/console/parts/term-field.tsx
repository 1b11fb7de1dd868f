import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TextInput } from '#ui/text-input.tsx'

interface TermFieldProps {
  label: string
  icon: ReactNode
  term: string
  onChange(term: string): void
}

const restMs = 250

/** A list follows what is typed once the fingers rest. */
export function TermField({ label, icon, term, onChange }: TermFieldProps) {
  const [typed, setTyped] = useState(term)
  const [asked, setAsked] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address was changed by something else, as by "Clear filters" or the way back.
  if (term !== asked) {
    setAsked(term)
    if (term !== typed.trim()) setTyped(term)
  }

  function type(words: string) {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(words.trim()), restMs)
  }
  return (
    <TextInput
      type="search"
      icon={icon}
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  )
}
