import { use, useState, type ReactNode } from 'react'
import { fold } from '@haat/contract/shared/fold.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { TextInput } from '#ui/text-input.tsx'
import { Unfolded } from './unfolded.ts'

/** From so many on, a list is searched rather than read. */
const longList = 12

export interface Foldable {
  value: string
  isChosen: boolean
  /** What it is called in any language: by these words it is found. */
  words: string
}

/** However it is spelt, and in whichever script. */
const folded = (words: string) => words.toLowerCase().split(/\s+/).map(fold).join(' ')

function foundBy<Item extends Foldable>(typed: string, items: readonly Item[]): readonly Item[] {
  const wanted = folded(typed)
  return wanted === '' ? items : items.filter(({ words }) => folded(words).includes(wanted))
}

type FoldedProps<Item extends Foldable> = {
  items: readonly Item[]
  /** So many are in sight at first, and what is chosen. */
  first: number
  /** What the field that searches a long list asks for. */
  findLabel?: string
  children: (shown: readonly Item[]) => ReactNode
}

/** A choice of any length. Unfolding keeps each row where it is; without scripts the form comes back unfolded. */
export function Folded<Item extends Foldable>({ items, first, findLabel, children }: FoldedProps<Item>) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const isWhole = use(Unfolded)
  const [isOpen, setIsOpen] = useState(isWhole)
  const [typed, setTyped] = useState('')
  const few = items.filter(({ isChosen }, at) => at < first || isChosen)
  // A single one takes no more room than the words that hide it.
  const short = items.length - few.length === 1 ? items : few
  const more = items.length - short.length
  if (more === 0 && !isOpen) return children(short)
  const found = foundBy(typed, items)
  const isSearched = isOpen && !isWhole && findLabel && items.length > longList
  return (
    <>
      {isSearched && (
        <TextInput
          type="search"
          aria-label={findLabel}
          placeholder={findLabel}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="mb-2 min-h-11! text-small!"
        />
      )}
      {children(isOpen ? found : short)}
      {isSearched && found.length === 0 && <p className="py-2 text-small text-muted">{texts.noneCalledSo}</p>}
      {!isWhole && (
        <button
          type="submit"
          name="showAll"
          value="true"
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault()
            setTyped('')
            setIsOpen(!isOpen)
          }}
          className="flex min-h-11 items-center text-small font-semibold text-crimson hover:underline lg:min-h-9"
        >
          {isOpen ? texts.showFewer : texts.showMore(formatCount(more, ui.language))}
        </button>
      )}
    </>
  )
}
