import { useSyncExternalStore } from 'react'

/** In the history of the browser, so that the phone's own way back leads to the list, and a reload stays at the door. */
interface DoorAddress {
  door?: string
}

const changed = 'haat-door'

function subscribe(listener: () => void) {
  addEventListener('popstate', listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(changed, listener)
  }
}
const openDoor = () => (history.state as DoorAddress | null)?.door

export function useOpenDoor() {
  return {
    door: useSyncExternalStore(subscribe, openDoor),
    open(door: string) {
      history.pushState({ door } satisfies DoorAddress, '')
      dispatchEvent(new Event(changed))
      scrollTo(0, 0)
    },
    close() {
      history.replaceState(null, '')
      dispatchEvent(new Event(changed))
      scrollTo(0, 0)
    },
  }
}
