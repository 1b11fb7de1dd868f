/** Figures come in already written in the reader's digits. */
export const productCard = {
  isNew: 'New',
  madeInNepal: 'Made in Nepal',
  left: (count: string) => `${count} left`,
  soldOut: 'Sold out',
}
