export interface Span {
  top: number
  bottom: number
}

export interface Scroll {
  top: number
  height: number
  full: number
}

export interface PageView {
  current: number
  from: number
  to: number
}

/**
 * Which page is being read, and which lie within one box height of the view and should be drawn. The reading
 * position moves from the box's top at the start to its bottom at the end, so that the first and the last page
 * are both reached, however short they are.
 */
export function pageView(pages: readonly Span[], scroll: Scroll): PageView {
  const way = scroll.full - scroll.height
  const line = scroll.top + scroll.height * (way > 0 ? scroll.top / way : 0)
  const last = Math.max(0, pages.length - 1)
  const reached = pages.findLastIndex((page) => page.top <= line)
  const from = pages.findIndex((page) => page.bottom > scroll.top - scroll.height)
  const to = pages.findLastIndex((page) => page.top < scroll.top + 2 * scroll.height)
  return {
    current: Math.max(0, reached),
    from: from < 0 ? last : from,
    to: Math.max(0, to),
  }
}
