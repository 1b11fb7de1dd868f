import { useSyncExternalStore } from 'react'

/** Whether the browser knows that it has no network. That it believes to have one says little. */
export const isOffline = () => !navigator.onLine

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline, () => false)
