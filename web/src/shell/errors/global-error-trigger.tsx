import { useSyncExternalStore } from 'react'

let isTriggered = false
const listeners = new Set<() => void>()

/** Throws outside of any route, so that the test page can show the global error screen. */
export function triggerGlobalError() {
  isTriggered = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function GlobalErrorTrigger() {
  const isBroken = useSyncExternalStore(
    subscribe,
    () => isTriggered,
    () => false,
  )
  if (isBroken) throw new Error('A global error was triggered on purpose')
  return null
}
