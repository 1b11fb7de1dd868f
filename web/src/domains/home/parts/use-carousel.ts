import { useEffect, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

const turnMs = 5000
/** Long enough before a turn for the next picture to come. */
const readyMs = 3000
const swipePx = 40

/** Which slide is shown, and what moves it: time, arrows, keys and fingers. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  /** The last slide whose picture is asked for. */
  const [reach, setReach] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  /** Told only of moves that a person made: slides that run by themselves would talk without end. */
  const [isTold, setIsTold] = useState(false)
  const [swipeStart, setSwipeStart] = useState<{ x: number; y: number }>()
  const isRunning = count > 1 && !isPaused && !isHovered && !hasFocus && !isHidden

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setIsPaused(calm.matches)
    const see = () => setIsHidden(document.hidden)
    follow()
    calm.addEventListener('change', follow)
    document.addEventListener('visibilitychange', see)
    return () => {
      calm.removeEventListener('change', follow)
      document.removeEventListener('visibilitychange', see)
    }
  }, [])

  useEffect(() => {
    if (!isRunning) return
    const ready = setTimeout(() => setReach((before) => Math.max(before, index + 1)), readyMs)
    const turn = setTimeout(() => {
      setIsTold(false)
      setIndex((index + 1) % count)
    }, turnMs)
    return () => {
      clearTimeout(ready)
      clearTimeout(turn)
    }
  }, [isRunning, index, count])

  const goTo = (to: number) => {
    const next = (to + count) % count
    setIsTold(true)
    setIndex(next)
    setReach(Math.max(reach, next))
  }

  const handlers = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHovered(false),
    // A press with the mouse leaves the focus on a button: only a keyboard that is in here holds the slides.
    onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined || count < 2) return
      event.preventDefault()
      goTo(index + step)
    },
    onPointerDown: (event: PointerEvent) => setSwipeStart({ x: event.clientX, y: event.clientY }),
    onPointerUp: (event: PointerEvent) => {
      if (!swipeStart || event.pointerType === 'mouse' || count < 2) return
      const x = event.clientX - swipeStart.x
      if (Math.abs(x) > swipePx && Math.abs(x) > Math.abs(event.clientY - swipeStart.y)) {
        goTo(index + (x < 0 ? 1 : -1))
      }
    },
  }
  return { index, reach, isPaused, isTold, goTo, setIsPaused, handlers }
}
