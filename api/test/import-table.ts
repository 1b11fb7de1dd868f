/** A table as a CSV file. */
export const csvOf = (rows: (string | number)[][]) =>
  Buffer.from(
    rows.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n'),
  )

/** Enough columns to begin a listing that can be sent. */
export const newListingHeader = [
  'Listing code',
  'SKU',
  'Name (English)',
  'Name (Nepali)',
  'Story (English)',
  'Story (Nepali)',
  'Category',
  'Price, Rs.',
  'Stock',
  'Weight, g',
  'Ready in days',
  'Pictures',
]
