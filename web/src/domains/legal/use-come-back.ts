import { useEffect, useEffectEvent, useRef } from 'react'

const waitMs = 2000
const spreadMs = 1000
/** A file that is there and cannot be read all the same is broken in itself. */
const mostTries = 2

const isThere = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Opens a file again by itself once it can be had; until then only its head is asked for, while somebody looks. */
export function useComeBack(url: string | undefined, hasFailed: boolean, open: () => void) {
  const tries = useRef(0)
  const tryAgain = useEffectEvent(() => {
    tries.current += 1
    open()
  })
  useEffect(() => {
    if (!url || !hasFailed || tries.current >= mostTries) return
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
