/** A page to link to, or a gap. Minor ones are hidden on a phone. */
type PageSlot = { page: number; isMinor: boolean } | { page: undefined; isMinor: boolean; key: string }

/** First, last and the neighbours of the current page, with gaps where pages are left out. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const from = Math.max(1, Math.min(page - 1, pageCount - 2))
  const to = Math.min(pageCount, Math.max(page + 1, 3))
  const slots: PageSlot[] = []
  if (from > 1) slots.push({ page: 1, isMinor: false })
  if (from > 2) slots.push({ page: undefined, isMinor: false, key: 'before' })
  for (let at = from; at <= to; at++) {
    const isInside = from > 1 && to < pageCount
    slots.push({ page: at, isMinor: isInside && at !== page })
  }
  if (to < pageCount - 1) slots.push({ page: undefined, isMinor: false, key: 'after' })
  if (to < pageCount) slots.push({ page: pageCount, isMinor: false })
  return slots
}
