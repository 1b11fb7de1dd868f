interface Shelved {
  shelf: string
  sku: string
}

const marks = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A2 comes before A10, and what lies on no shelf comes last. */
export const byShelf = (one: Shelved, other: Shelved) =>
  Number(one.shelf === '') - Number(other.shelf === '') ||
  marks.compare(one.shelf, other.shelf) ||
  marks.compare(one.sku, other.sku)
