import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 48rem)')
const subscribe = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** All steps on one page, or one step a screen; the server never draws either. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches)
