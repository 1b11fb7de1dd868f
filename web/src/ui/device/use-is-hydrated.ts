import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the component is hydrated, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
