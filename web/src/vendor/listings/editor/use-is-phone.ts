import { useSyncExternalStore } from 'react'

const query = '(width < 48rem)'

function subscribe(listener: () => void) {
  const list = matchMedia(query)
  list.addEventListener?.('change', listener)
  return () => list.removeEventListener?.('change', listener)
}

/** Whether the screen is as narrow as a phone's, which shows the editor step by step. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
