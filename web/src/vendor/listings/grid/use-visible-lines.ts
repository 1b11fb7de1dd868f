import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'

/** From the first line to before the last one. */
export type LineRange = readonly [number, number]

/** So many lines more than fit are drawn above and below, so that slow scrolling shows no gap. */
const margin = 8
/** So many new lines are drawn between two frames, so that no jump keeps the page busy for long. A window has three times that. */
export const slice = 6

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

/** The lines in a window that begins and ends at these heights, and with them the ones that are drawn around it. */
export function rangesAt(tops: readonly number[], above: number, below: number) {
  const count = tops.length - 1
  const view: LineRange = [lineAt(tops, above), Math.min(count, lineAt(tops, below) + 1)]
  return { view, wanted: [Math.max(0, view[0] - margin), Math.min(count, view[1] + margin)] as const }
}

/** The next step on the way from what is drawn to what is wanted: what is in the window comes before what is around it. */
export function nextRange(drawn: LineRange, view: LineRange, wanted: LineRange): LineRange {
  let from = Math.max(drawn[0], wanted[0])
  let to = Math.min(drawn[1], wanted[1])
  const isInView = from < to && from <= view[1] && to >= view[0]
  if (!isInView) from = to = view[0]
  let left = slice
  for (const [lowest, highest] of [view, wanted]) {
    const below = Math.max(0, Math.min(highest - to, left))
    to += below
    left -= below
    const above = Math.max(0, Math.min(from - lowest, left))
    from -= above
    left -= above
  }
  return [from, to]
}

/**
 * Which lines of a long list are drawn: those in the window and a few around it. A thousand lines of nine cells each would
 * take seconds. The window is looked at once a frame, when the layout is clean, and a jump is drawn in slices.
 */
export function useVisibleLines(body: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const tops = useMemo(() => topsOf(heights), [heights])
  const [range, setRange] = useState<LineRange>([0, slice])
  useLayoutEffect(() => {
    let asked = 0
    function look() {
      asked = 0
      const above = -(body.current?.getBoundingClientRect().top ?? 0)
      const { view, wanted } = rangesAt(tops, above, above + window.innerHeight)
      const next = nextRange(range, view, wanted)
      if (next[0] !== range[0] || next[1] !== range[1]) setRange(next)
    }
    const ask = () => {
      asked ||= requestAnimationFrame(look)
    }
    ask()
    addEventListener('scroll', ask, { passive: true, capture: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask, { capture: true })
      removeEventListener('resize', ask)
    }
  }, [body, tops, range])
  return { tops, range }
}
