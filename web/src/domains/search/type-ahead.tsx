import { useSyncExternalStore } from 'react'
import { TypeAheadPanel } from './type-ahead/type-ahead-panel.tsx'
import { TypeAheadSheet } from './type-ahead/type-ahead-sheet.tsx'

export interface TypeAheadProps {
  /** The search box of the page, which works without this module. */
  input: HTMLInputElement
  /** Whether it was pressed or typed into before this module was loaded. */
  isWanted: boolean
}

const wide = () => matchMedia('(min-width: 64rem)')
const subscribe = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Suggestions for the text in the search box: in a panel below it on a wide screen, otherwise in a full-screen
 * sheet.
 */
export function TypeAhead(props: TypeAheadProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  )
  return isWide ? <TypeAheadPanel {...props} /> : <TypeAheadSheet {...props} />
}
