import type { Language } from '@haat/contract/shared/language.ts'

/** Words of the primitives. Figures come in already written in the reader's digits. */
export const ui = {
  language: 'en' as Language,
  close: 'Close',
  loading: 'Loading…',
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  breadcrumb: 'You are here',
  remove: (name: string) => `Remove ${name}`,
  oldPrice: (price: string) => `Old price ${price}`,
  lowestNow: 'Lowest in 30 days',
  lowestWas: (price: string) => `Lowest in 30 days: ${price}`,
  percentOff: (percent: string) => `${percent}% off`,
  rating: (rating: string) => `Rated ${rating} out of 5`,
  ratingBy: (rating: string, count: string) =>
    `Rated ${rating} out of 5, ${count} ${count === '1' ? 'review' : 'reviews'}`,
  bikramSambat: (date: string) => `${date} BS`,
  bikramSambatForecast: (date: string) => `${date} BS (expected)`,
  /** Days whose holidays are not all announced yet. */
  expectedDays: (days: string) => `Expected ${days}, if no holiday is announced before`,
  phoneDoubt: (number: string) =>
    `${number}: is this right? Numbers in Nepal do not usually begin like this.`,
  somethingWentWrong: 'Something went wrong!',
  itIsUs: 'The mistake is ours. Your cart is safe. Try again, or go back to the home page.',
  retry: 'Retry',
  offline: 'You are offline.',
  unread: 'This section could not be loaded right now.',
  triesItself: 'We keep trying, and it will appear here.',
}
