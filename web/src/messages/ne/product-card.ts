import type { productCard as en } from '../en/product-card.ts'

export const productCard: typeof en = {
  isNew: 'नयाँ',
  madeInNepal: 'नेपालमै बनेको',
  left: (count: string) => `${count} वटा बाँकी`,
  soldOut: 'सकियो',
}
