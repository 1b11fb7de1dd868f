import { startTransition, useEffect, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** By then the view transition of the picture is over, and hardly anybody has scrolled yet. */
const pauseMs = 150

/**
 * Whether the sections below the first screen should be rendered. The server renders them at once; after a
 * navigation in the browser they wait until the top has been painted. An address with a hash may point to one of
 * them, so it does not wait.
 */
export function useAfterPaint(): boolean {
  const isHydrated = useIsHydrated()
  const [isPainted, setIsPainted] = useState(() => !isHydrated || location.hash !== '')
  useEffect(() => {
    if (isPainted) return
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)), pauseMs)
    return () => clearTimeout(timer)
  }, [isPainted])
  return isPainted
}
