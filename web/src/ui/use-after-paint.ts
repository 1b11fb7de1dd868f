import { startTransition, useEffect, useState } from 'react'
import { useIsAlive } from './use-is-alive.ts'

/** The picture of the card has grown into that of the page by then, and nobody has scrolled yet. */
const pauseMs = 150

/**
 * Whether there is time for what lies below the first screen. The server writes it at once; after a click it waits until
 * the top has been painted. An address that names a place may name one down there.
 */
export function useAfterPaint(): boolean {
  const isAlive = useIsAlive()
  const [isPainted, setIsPainted] = useState(() => !isAlive || location.hash !== '')
  useEffect(() => {
    if (isPainted) return
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)), pauseMs)
    return () => clearTimeout(timer)
  }, [isPainted])
  return isPainted
}
