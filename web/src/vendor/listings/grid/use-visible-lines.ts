import { startTransition, useLayoutEffect, useMemo, useState, type RefObject } from 'react'

/** So many lines more than fit are drawn above and below, so that fast scrolling shows no gap. */
const margin = 8
/** The range changes in steps, so that most pixels of scrolling draw nothing anew. */
const step = 4

/** The line that covers a height: the last one that begins at or above it. */
function lineAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tops[middle]! <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** Where each line begins, and where the last one ends, by the heights of the lines. */
export function topsOf(heights: readonly number[]): number[] {
  const tops = [0]
  for (const height of heights) tops.push(tops.at(-1)! + height)
  return tops
}

/**
 * Which lines of a long list are in the window, from the first one to before the last one. Only these are drawn; a thousand
 * lines of nine cells each would take seconds.
 */
export function useVisibleLines(body: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const tops = useMemo(() => topsOf(heights), [heights])
  const [range, setRange] = useState<readonly [number, number]>([0, 40])
  useLayoutEffect(() => {
    function look() {
      const above = -(body.current?.getBoundingClientRect().top ?? 0)
      const first = Math.max(0, lineAt(tops, above) - margin)
      const last = lineAt(tops, above + window.innerHeight) + margin + 1
      const next = [Math.floor(first / step) * step, Math.ceil(last / step) * step] as const
      setRange((before) => (before[0] === next[0] && before[1] === next[1] ? before : next))
    }
    look()
    // New lines are drawn in small pieces, between which the page answers; the margin is there until they have come.
    const onScroll = () => startTransition(look)
    addEventListener('scroll', onScroll, { passive: true, capture: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', look)
    }
  }, [body, tops])
  return { tops, range }
}
