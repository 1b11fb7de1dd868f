import { useEffect, useRef, useState } from 'react'

/** A picture that is still being made answers with a ground of 8 pixels; one that failed has none. */
const tooSmall = 16
const mostRounds = 8
const firstWaitMs = 2000
const growth = 1.6

/** Whether a picture is really there. One that is not is asked for again under another address, ever more patiently. */
export function useArrival() {
  const image = useRef<HTMLImageElement>(null)
  const [round, setRound] = useState(0)
  const [hasArrived, setHasArrived] = useState(true)
  useEffect(() => {
    const shown = image.current
    if (!shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const isThere = shown.naturalWidth >= tooSmall
      setHasArrived(isThere)
      if (isThere || round === mostRounds) return
      timer = setTimeout(() => setRound(round + 1), firstWaitMs * growth ** round)
    }
    // It may have come before this page was alive.
    if (shown.complete) look()
    shown.addEventListener('load', look)
    shown.addEventListener('error', look)
    return () => {
      clearTimeout(timer)
      shown.removeEventListener('load', look)
      shown.removeEventListener('error', look)
    }
  }, [round])
  return { image, hasArrived, suffix: round === 0 ? '' : `?${round}` }
}
