/** What buyers say, on products, services and vendors alike. Figures come in the reader's digits. */
export const reviews = {
  title: 'Reviews',
  none: 'No reviews yet',
  noneText: 'You can ask us about it before you decide.',
  count: (n: string) => (n === '1' ? `${n} review` : `${n} reviews`),
  distribution: 'Reviews by stars',
  only: (stars: string, percent: string) =>
    `Only reviews with ${stars} ${stars === '1' ? 'star' : 'stars'}, ${percent}% of all`,
  showing: (stars: string) => (stars === '1' ? 'Only 1 star' : `Only ${stars} stars`),
  all: 'Show all',
  sortBy: 'Sort reviews',
  helpful: 'Most helpful',
  newest: 'Newest',
  helpfulCount: (n: string) => `Helpful (${n})`,
  reply: 'The vendor’s answer',
  more: 'More reviews',
  noMatch: 'No reviews with this rating.',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
}
