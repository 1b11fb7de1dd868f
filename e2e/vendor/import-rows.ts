const header = {
  SKU: '',
  'Name (English)': '',
  'Name (Nepali)': 'पहिरोपानी गलबन्दी',
  'Story (English)': 'Woven in Tansen for cold mornings.',
  'Story (Nepali)': 'चिसो बिहानका लागि तानसेनमा बुनिएको।',
  Category: 'women',
  Rate: '1450',
  Stock: '8',
  'Weight, g': '200',
  'Ready in days': '2',
  Pictures: 'a.jpg; b.jpg; c.jpg',
  'Country of origin': 'Nepal',
  Maker: 'Palpa Dhaka Udhyog',
  'Maker (Nepali)': 'पाल्पा ढाका उद्योग',
  Warranty: 'No warranty',
  'Highest price (MRP)': '1500',
  'Best before': 'Does not expire',
  Material: 'Cotton',
  'Material (Nepali)': 'सुती',
}
export const importHeader = Object.keys(header)

/** A row that can be written, of a product that is called so. */
export const importRow = (name: string, changes: Partial<Record<keyof typeof header, string>> = {}) =>
  Object.values({
    ...header,
    SKU: name.toUpperCase().replaceAll(' ', '-'),
    'Name (English)': name,
    ...changes,
  })
