import { useEffect, useEffectEvent, useRef } from 'react'

const waitMs = 2000
const spreadMs = 1000
/** A file that the server has and that still cannot be opened is broken, so the retries end. */
const maxTries = 2

const isThere = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Opens a file again once the server has it; until then asks for its headers only, while the tab is visible.
 */
export function useComeBack(url: string | undefined, hasFailed: boolean, open: () => void) {
  const tries = useRef(0)
  const tryAgain = useEffectEvent(() => {
    tries.current += 1
    open()
  })
  useEffect(() => {
    if (!url || !hasFailed || tries.current >= maxTries) return
    let isOver = false
    const look = async () => {
      const canBeHad = !document.hidden && (await isThere(url))
      if (isOver) return
      if (canBeHad) tryAgain()
      else timer = later()
    }
    const later = () => setTimeout(look, waitMs + Math.random() * spreadMs)
    let timer = later()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [url, hasFailed])
}
