import { createContext, use, useSyncExternalStore } from 'react'
import type { LiveUpdatesStore, LiveState } from './live-updates-store.ts'

interface LiveUpdates {
  store: LiveUpdatesStore
  setAvailable(isAvailable: boolean): Promise<void>
}

export const LiveUpdatesContext = createContext<LiveUpdates | null>(null)

const emptyState: LiveState = { isConnected: false, isAvailable: undefined, typing: new Set() }
const subscribeToNothing = () => () => {}
const readEmptyState = () => emptyState

/** The state that the live stream brings, and the switch for chats. Outside the console the state is empty. */
export function useLiveUpdates() {
  const live = use(LiveUpdatesContext)
  const state = useSyncExternalStore(
    live?.store.subscribe ?? subscribeToNothing,
    live?.store.read ?? readEmptyState,
  )
  return { ...state, setAvailable: live?.setAvailable }
}
