import { useSyncExternalStore } from 'react'
import { AheadPanel } from './parts/ahead-panel.tsx'
import { AheadSheet } from './parts/ahead-sheet.tsx'

export interface TypeAheadProps {
  /** The box in the page, which works without this. */
  input: HTMLInputElement
  /** It was pressed or typed into before this was there. */
  isWanted: boolean
}

const wide = () => matchMedia('(min-width: 64rem)')
const subscribe = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What may be meant by the words in the box: below it, or where the box is narrow on a screen of its own. */
export function TypeAhead(props: TypeAheadProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  )
  return isWide ? <AheadPanel {...props} /> : <AheadSheet {...props} />
}
