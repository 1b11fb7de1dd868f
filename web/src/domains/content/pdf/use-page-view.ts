import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { pageView } from './page-view.ts'
import type { PageView } from './page-view.ts'

/** Follows the scroll position and the size of the box; its pages are the children of the column. */
export function usePageView(
  box: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
  pages: number,
) {
  const [view, setView] = useState<PageView>({ current: 0, from: 0, to: 0 })
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const scroller = box.current
    const sheets = column.current
    if (!scroller || !sheets) return
    const look = () => {
      const spans = Array.from(sheets.children as HTMLCollectionOf<HTMLElement>, (sheet) => ({
        top: sheet.offsetTop,
        bottom: sheet.offsetTop + sheet.offsetHeight,
      }))
      const { scrollTop: top, clientHeight: height, scrollHeight: full } = scroller
      const next = pageView(spans, { top, height, full })
      setView((last) => (isSame(last, next) ? last : next))
    }
    const measure = () => {
      setWidth(sheets.clientWidth)
      look()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(sheets)
    observer.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [box, column, pages])
  return { ...view, width }
}

const isSame = (a: PageView, b: PageView) => a.current === b.current && a.from === b.from && a.to === b.to
