import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'

/** React warns about a layout effect on the server, where it would do nothing. */
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Pictures side by side in a scrolling row, of which one is in view. The server renders only that one. The others
 * are added after hydration, and their files are fetched when the visitor reaches for the gallery.
 */
export function useGallery(count: number, start: number) {
  const isHydrated = useIsHydrated()
  const strip = useRef<HTMLDivElement>(null)
  const scrolledTo = useRef(0)
  const [shownIndex, setShownIndex] = useState(start)
  const [isTouched, setIsTouched] = useState(false)

  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const at = Math.max(0, Math.min(count - 1, to))
    setIsTouched(true)
    setShownIndex(at)
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior })
  }

  // Another variant or another product has another first picture.
  useEffectBeforePaint(() => {
    setShownIndex(start)
    const box = strip.current
    // Reading a width forces a layout of the whole page, so it is avoided where the scroll position is right
    // already.
    if (!isHydrated || !box || start === scrolledTo.current) return
    scrolledTo.current = start
    box.scrollTo({ left: start * box.clientWidth, behavior: 'instant' })
  }, [isHydrated, start])

  const settle = () => {
    const box = strip.current
    if (isHydrated && box && box.clientWidth > 0) setShownIndex(Math.round(box.scrollLeft / box.clientWidth))
  }

  return {
    strip,
    shownIndex,
    slides: isHydrated ? Array.from({ length: count }, (_, at) => at) : [start],
    isNear: (at: number) =>
      at === shownIndex || at === start || (isTouched && Math.abs(at - shownIndex) === 1),
    touch: () => setIsTouched(true),
    settle,
    go,
    /** For the thumbnails, which without JavaScript are plain links. */
    show: (at: number) => (event: MouseEvent) => {
      event.preventDefault()
      go(at)
    },
  }
}
