const letterSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']
/** How many of the smaller unit of its kind a unit has. */
const units: Record<string, number> = { tb: 1000, gb: 1, kg: 1000, g: 1, l: 1000, ml: 1, m: 100, cm: 1 }

/** Sorts letter sizes before figures, and figures by size, so that "1 TB" comes after "512 GB". */
function measureOf(name: string): [kind: number, size: number] {
  const letter = letterSizes.indexOf(name.toLowerCase())
  if (letter >= 0) return [0, letter]
  const [, figure, unit = ''] = /^([\d.]+)\s*([a-z]*)/i.exec(name) ?? []
  return figure ? [1, Number(figure) * (units[unit.toLowerCase()] ?? 1)] : [2, 0]
}

/** Sizes from small to large; other values keep the API's order, the most frequent first. */
export const inOptionOrder = <Value extends { name: { en: string } }>(values: readonly Value[]): Value[] =>
  values.toSorted((one, other) => {
    const [kind, size] = measureOf(one.name.en)
    const [otherKind, otherSize] = measureOf(other.name.en)
    return kind - otherKind || size - otherSize
  })
