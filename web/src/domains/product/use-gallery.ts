import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useIsAlive } from '#ui/use-is-alive.ts'

/** The layout effect has nothing to do on the server, and says so loudly there. */
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Pictures side by side, of which one is in sight. The server writes only that one; the others come beside it as soon as
 * the page is alive, and their code and bytes when somebody reaches for them.
 */
export function useGallery(count: number, start: number) {
  const isAlive = useIsAlive()
  const strip = useRef<HTMLDivElement>(null)
  const placed = useRef(0)
  const [shown, setShown] = useState(start)
  const [isTouched, setIsTouched] = useState(false)

  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const at = Math.max(0, Math.min(count - 1, to))
    setIsTouched(true)
    setShown(at)
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior })
  }

  // Another choice has another picture, and so has another product.
  useEffectBeforePaint(() => {
    setShown(start)
    const box = strip.current
    // Whoever asks for a width has the whole page laid out at once: not where it stands right already.
    if (!isAlive || !box || start === placed.current) return
    placed.current = start
    box.scrollTo({ left: start * box.clientWidth, behavior: 'instant' })
  }, [isAlive, start])

  const settle = () => {
    const box = strip.current
    if (isAlive && box && box.clientWidth > 0) setShown(Math.round(box.scrollLeft / box.clientWidth))
  }

  return {
    strip,
    shown,
    slides: isAlive ? Array.from({ length: count }, (_, at) => at) : [start],
    isNear: (at: number) => at === shown || at === start || (isTouched && Math.abs(at - shown) === 1),
    touch: () => setIsTouched(true),
    settle,
    go,
    /** For thumbs, which are links for those without JavaScript. */
    show: (at: number) => (event: MouseEvent) => {
      event.preventDefault()
      go(at)
    },
  }
}
