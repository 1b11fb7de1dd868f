import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 48rem)')
const subscribe = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether all steps fit on one page. The server renders neither layout, so it needs no answer. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches)
