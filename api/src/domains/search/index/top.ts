/** Keeps the first few of many, sorted. */
export function createTop<Of>(limit: number, compare: (a: Of, b: Of) => number) {
  const items: Of[] = []
  return {
    items,
    offer(one: Of) {
      if (items.length === limit && compare(one, items[limit - 1]!) >= 0) return
      const at = items.findIndex((other) => compare(one, other) < 0)
      items.splice(at < 0 ? items.length : at, 0, one)
      if (items.length > limit) items.pop()
    },
  }
}
