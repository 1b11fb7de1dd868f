import { createContext, use, useSyncExternalStore } from 'react'
import type { LiveStore, LiveView } from './live-store.ts'

interface Live {
  store: LiveStore
  setAvailable(isAvailable: boolean): Promise<void>
}

export const LiveContext = createContext<Live | null>(null)

const nothing: LiveView = { isOnLine: false, isAvailable: undefined, typing: new Set() }
const never = () => () => {}
const readNothing = () => nothing

/** What comes in at this moment, and the choice to take chats. Outside a console nothing does. */
export function useLive() {
  const live = use(LiveContext)
  const view = useSyncExternalStore(live?.store.subscribe ?? never, live?.store.read ?? readNothing)
  return { ...view, setAvailable: live?.setAvailable }
}
