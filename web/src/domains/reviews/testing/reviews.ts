import type { OwnReview, OwnStanding, Purchase } from '@haat/contract/domains/reviews.own.ts'
import type { Review, ReviewSummary } from '@haat/contract/domains/reviews.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'

export const both = (en: string, ne = en) => ({ en, ne })

export const photo = (name: string): Picture => ({
  src: `/pictures/${name}`,
  widths: [160, 320, 640],
  width: 640,
  height: 640,
  blur: '',
  alt: both(''),
})

export const review = (id: string, changes: Partial<Review> = {}): Review => ({
  id,
  author: 'Mina G.',
  place: both('Lalitpur', 'ललितपुर'),
  stars: 4,
  text: `Words of ${id}`,
  language: 'en',
  boughtOn: '2026-10-04',
  choice: [both('Rhododendron red', 'गुराँसे रातो')],
  photos: [],
  helpfulCount: 2,
  reply: null,
  createdAt: '2026-10-21T06:00:00.000Z',
  editedAt: null,
  ...changes,
})

export const summary = (changes: Partial<ReviewSummary> = {}): ReviewSummary => ({
  ratings: { average: 4.5, count: 20, byStars: [0, 1, 2, 3, 14] },
  aspects: [{ key: 'warmth', name: both('Warmth', 'न्यानोपन'), average: 4.9, count: 12 }],
  withPhotos: 4,
  withReply: 0,
  byLanguage: { en: 15, ne: 5 },
  byValue: [{ key: 'red', name: both('Red', 'रातो'), count: 7 }],
  photoCount: 9,
  photos: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ reviewId: 'r1', picture: photo(name) })),
  ...changes,
})

export const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  kind: 'product',
  id: 'shawl-1',
  title: both('Shawl', 'सल'),
  picture: photo('shawl'),
  choice: [],
  shopName: both('Pashupati', 'पशुपति'),
  boughtOn: '2026-11-15',
  ...changes,
})

export const ownReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id: 'mine',
  about: purchase(),
  stars: 4,
  aspects: {},
  text: 'Very warm.',
  photos: [],
  state: 'published',
  removalReason: null,
  helpfulCount: 0,
  reply: null,
  createdAt: '2026-11-16T06:00:00.000Z',
  editedAt: null,
  editableUntil: '2126-12-16',
  ...changes,
})

export const standing = (changes: Partial<OwnStanding> = {}): OwnStanding => ({
  purchase: purchase(),
  refusal: null,
  review: null,
  aspects: [],
  shownAs: { author: 'Anjali S.', place: both('Kathmandu', 'काठमाडौँ') },
  votedReviewIds: [],
  ...changes,
})
