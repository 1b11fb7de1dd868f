import { createContext } from 'react'

interface Ahead {
  listId: string
  /** The line that the keyboard or the pointer is on. */
  activeId: string | undefined
  setActiveId(id: string | undefined): void
  /** Somebody goes on; the words, where they are a search, are kept. */
  onChosen(words: string | undefined): void
}

export const AheadContext = createContext<Ahead>({
  listId: '',
  activeId: undefined,
  setActiveId: () => {},
  onChosen: () => {},
})
