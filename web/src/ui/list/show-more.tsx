import { use, useState, type ReactNode } from 'react'
import { fold } from '@haat/contract/shared/fold.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '../messages/use-area.ts'
import { useMessages } from '../messages/use-messages.ts'
import { TextInput } from '../form/text-input.tsx'
import { ShowsAll } from './shows-all.ts'

/** A list with more items than this gets a search field. */
const longList = 12

export interface ShowMoreItem {
  value: string
  isChosen: boolean
  /** The item's names in both languages, in which the search field looks. */
  searchText: string
}

/** Makes spellings and scripts comparable. */
const normalised = (searchText: string) => searchText.toLowerCase().split(/\s+/).map(fold).join(' ')

function matching<Item extends ShowMoreItem>(typed: string, items: readonly Item[]): readonly Item[] {
  // Folding costs more than the rest of a rendered list, even of an empty text.
  const wanted = typed && normalised(typed)
  return wanted === '' ? items : items.filter(({ searchText }) => normalised(searchText).includes(wanted))
}

type ShowMoreProps<Item extends ShowMoreItem> = {
  items: readonly Item[]
  /** The number of items shown at first; chosen items are always shown. */
  first: number
  /** The label of the search field of a long list. */
  findLabel?: string
  children: (shown: readonly Item[]) => ReactNode
}

/**
 * Shows the first items of a list and a button for the others. The rows keep their order when the others are added.
 * Without JavaScript the button submits the form, and the page comes back with all items.
 */
export function ShowMore<Item extends ShowMoreItem>({
  items,
  first,
  findLabel,
  children,
}: ShowMoreProps<Item>) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const showsAll = use(ShowsAll)
  const [isOpen, setIsOpen] = useState(showsAll)
  const [typed, setTyped] = useState('')
  const few = items.filter(({ isChosen }, at) => at < first || isChosen)
  // A single hidden item would take no more room than the button.
  const short = items.length - few.length === 1 ? items : few
  const more = items.length - short.length
  if (more === 0 && !isOpen) return children(short)
  const matches = matching(typed, items)
  const isSearched = isOpen && !showsAll && findLabel && items.length > longList
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
      {children(isOpen ? matches : short)}
      {isSearched && matches.length === 0 && (
        <p className="py-2 text-small text-muted">{texts.noneCalledSo}</p>
      )}
      {!showsAll && (
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
          className="show-more"
        >
          {isOpen ? texts.showFewer : texts.showMore(formatCount(more, ui.language))}
        </button>
      )}
    </>
  )
}
