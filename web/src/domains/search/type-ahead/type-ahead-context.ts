import { createContext } from 'react'

interface TypeAhead {
  listId: string
  /** The option that the keyboard or the pointer is on. */
  activeId: string | undefined
  setActiveId(id: string | undefined): void
  /** Called when an option is chosen; a search term is remembered. */
  onChosen(searchTerm: string | undefined): void
}

export const TypeAheadContext = createContext<TypeAhead>({
  listId: '',
  activeId: undefined,
  setActiveId: () => {},
  onChosen: () => {},
})
