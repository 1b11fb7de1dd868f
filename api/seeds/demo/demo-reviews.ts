import type { DemoReview } from './demo-types.ts'
import { clothingReviews, kidsReviews, outdoorReviews } from './reviews/clothing-reviews.ts'
import { commonGoodsReviews, commonServiceReviews } from './reviews/common-reviews.ts'
import { electronicsReviews, musicReviews, toolsReviews } from './reviews/electronics-reviews.ts'
import { beautyReviews, foodReviews, gardenReviews } from './reviews/food-reviews.ts'
import { booksReviews, craftReviews, homeReviews } from './reviews/home-reviews.ts'
import {
  applianceReviews,
  cleaningReviews,
  movingReviews,
  repairReviews,
} from './reviews/house-service-reviews.ts'
import {
  beautyCareReviews,
  eventReviews,
  lessonReviews,
  pujaReviews,
} from './reviews/people-service-reviews.ts'
import type { ReviewText } from './reviews/review-text.ts'
import { reviewers } from './reviews/reviewers.ts'
import { starsNear } from './reviews/stars-near.ts'
import { seededNumbers, shuffled } from './seeded.ts'

export { reviewers }

export interface ReviewSubject {
  /** Says which reviews it gets: the same key, the same reviews. */
  key: string
  department: string
  /** Leaf category; without it only what is true of the whole department is said. */
  category?: string
  kind: 'product' | 'service'
  count: number
  mean: number
}

const goods = (own: ReviewText[]) => [...own, ...commonGoodsReviews]
const services = (own: ReviewText[]) => [...own, ...commonServiceReviews]

/** By department of goods or of services. */
export const reviewTexts: Record<string, ReviewText[]> = {
  clothing: goods(clothingReviews),
  'tea-food': goods(foodReviews),
  electronics: goods(electronicsReviews),
  home: goods(homeReviews),
  'puja-craft': goods(craftReviews),
  outdoor: goods(outdoorReviews),
  beauty: goods(beautyReviews),
  kids: goods(kidsReviews),
  books: goods(booksReviews),
  tools: goods(toolsReviews),
  garden: goods(gardenReviews),
  music: goods(musicReviews),
  'home-repair': services(repairReviews),
  cleaning: services(cleaningReviews),
  'beauty-care': services(beautyCareReviews),
  lessons: services(lessonReviews),
  puja: services(pujaReviews),
  appliances: services(applianceReviews),
  moving: services(movingReviews),
  events: services(eventReviews),
}

/** Neighbours differ in text and person; the stars come out as near to the mean as whole stars can. */
export function demoReviewsOf(subject: ReviewSubject): DemoReview[] {
  const next = seededNumbers(`reviews ${subject.kind} ${subject.key}`)
  const texts = textsFor(subject)
  const people = shuffled(reviewers, next)
  const decks = [1, 2, 3, 4, 5].map((stars) => deckOf(texts, stars, next))
  return starsNear(subject.mean, subject.count, next).map((stars, index) => {
    const { text, language } = (decks[stars - 1] as () => ReviewText)()
    const { name, place } = people[index % people.length] as (typeof people)[number]
    return { stars, author: name, place, text, language }
  })
}

function textsFor({ department, category, kind }: ReviewSubject): ReviewText[] {
  const texts = reviewTexts[department] ?? (kind === 'product' ? commonGoodsReviews : commonServiceReviews)
  return texts.filter(({ fits }) => !fits || (category !== undefined && fits.includes(category)))
}

/** Deals every text once before one comes again; there are two at least, so none follows itself. */
function deckOf(texts: ReviewText[], stars: number, next: () => number): () => ReviewText {
  const cards = shuffled(
    texts.filter((text) => text.stars === stars),
    next,
  )
  let dealt = 0
  return () => cards[dealt++ % cards.length] as ReviewText
}
