import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser takes its page over, true from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
