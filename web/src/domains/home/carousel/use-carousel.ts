import { useEffect, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

const slideMs = 5000
/** The next picture is asked for after this time, long enough before the change for it to arrive. */
const nextPictureMs = 3000
const swipePx = 40

/** The current slide, and what changes it: a timer, buttons, keys and swipes. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  /** The index of the last slide whose picture is asked for. */
  const [reach, setReach] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  /**
   * Whether screen readers announce the slide: only after a change by the visitor, since slides that change by
   * themselves would be announced without end.
   */
  const [isAnnounced, setIsAnnounced] = useState(false)
  const [swipeStart, setSwipeStart] = useState<{ x: number; y: number }>()
  const isRunning = count > 1 && !isPaused && !isHovered && !hasFocus && !isHidden

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const onMotionChange = () => setIsPaused(reducedMotion.matches)
    const onVisibilityChange = () => setIsHidden(document.hidden)
    onMotionChange()
    reducedMotion.addEventListener('change', onMotionChange)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      reducedMotion.removeEventListener('change', onMotionChange)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [])

  useEffect(() => {
    if (!isRunning) return
    const prefetch = setTimeout(() => setReach((before) => Math.max(before, index + 1)), nextPictureMs)
    const change = setTimeout(() => {
      setIsAnnounced(false)
      setIndex((index + 1) % count)
    }, slideMs)
    return () => {
      clearTimeout(prefetch)
      clearTimeout(change)
    }
  }, [isRunning, index, count])

  const goTo = (to: number) => {
    const next = (to + count) % count
    setIsAnnounced(true)
    setIndex(next)
    setReach(Math.max(reach, next))
  }

  const handlers = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHovered(false),
    // A click also leaves the focus on a button, but only keyboard focus should stop the slides.
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
  return { index, reach, isPaused, isAnnounced, goTo, setIsPaused, handlers }
}
