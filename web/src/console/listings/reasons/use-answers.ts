import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import type { SavedAnswer } from '@haat/contract/domains/listings.staff.ts'
import { useCall } from '#api/use-router-context.ts'
import { reviewQueries } from '../listings.queries.ts'

const commandPattern = /(^|\s)\/([^/]{0,40})$/

/** What stands between a slash and the caret: where it begins, and what is looked for. */
function findCommand(text: string, caret: number): { from: number; term: string } | undefined {
  const match = commandPattern.exec(text.slice(0, caret))
  if (!match) return undefined
  const term = match[2] ?? ''
  return { from: caret - term.length - 1, term: term.trim().toLowerCase() }
}

/** Both languages, one below the other: whoever of the shop reads it may read only one. */
const textOfAnswer = ({ words: { en, ne } }: Pick<SavedAnswer, 'words'>) => (ne === '' ? en : `${en}\n${ne}`)

interface Options {
  field: RefObject<HTMLTextAreaElement | null>
  words: string
  onChange(words: string): void
}

/** Saved answers at the caret: a slash opens them, letters after it search, keys choose one. */
export function useAnswers({ field, words, onChange }: Options) {
  const { data } = useQuery(reviewQueries.answers(useCall()))
  const [command, setCommand] = useState<ReturnType<typeof findCommand>>()
  const [chosen, setChosen] = useState(0)
  const found = command
    ? (data ?? []).filter((answer) => textOfAnswer(answer).toLowerCase().includes(command.term))
    : []

  function detect() {
    const element = field.current
    const next = element ? findCommand(element.value, element.selectionStart) : undefined
    setCommand(next)
    if (next?.term !== command?.term) setChosen(0)
  }
  function choose(answer: SavedAnswer) {
    const caret = field.current?.selectionStart ?? words.length
    const from = command?.from ?? words.length
    const text = textOfAnswer(answer)
    onChange(words.slice(0, from) + text + words.slice(caret))
    setCommand(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + text.length, from + text.length)
    })
  }
  /** Handles a key while the list is open; returns true when the list used it. */
  function handleKey(event: KeyboardEvent): boolean {
    if (!command) return false
    const answer = found[chosen]
    const count = Math.max(1, found.length)
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % count)
    else if (event.key === 'ArrowUp') setChosen((chosen + count - 1) % count)
    else if (event.key === 'Escape') setCommand(undefined)
    else if ((event.key === 'Enter' || event.key === 'Tab') && answer) choose(answer)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    isOpen: command !== undefined && data !== undefined,
    close: () => setCommand(undefined),
    found,
    chosen,
    detect,
    choose,
    handleKey,
  }
}
