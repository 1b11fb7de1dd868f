const letterSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']
/** Against the smaller unit of their kind. */
const units: Record<string, number> = { tb: 1000, gb: 1, kg: 1000, g: 1, l: 1000, ml: 1, m: 100, cm: 1 }

/** What a value measures: letters before figures, figures by size, "1 TB" after "512 GB". */
function measureOf(name: string): [kind: number, size: number] {
  const letter = letterSizes.indexOf(name.toLowerCase())
  if (letter >= 0) return [0, letter]
  const [, figure, unit = ''] = /^([\d.]+)\s*([a-z]*)/i.exec(name) ?? []
  return figure ? [1, Number(figure) * (units[unit.toLowerCase()] ?? 1)] : [2, 0]
}

/** Sizes from small to large; what measures nothing stays as it came, the most frequent first. */
export const inOptionOrder = <Value extends { name: { en: string } }>(values: readonly Value[]): Value[] =>
  values.toSorted((one, other) => {
    const [kind, size] = measureOf(one.name.en)
    const [otherKind, otherSize] = measureOf(other.name.en)
    return kind - otherKind || size - otherSize
  })
