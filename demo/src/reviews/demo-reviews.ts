import type { DemoReview } from '../shop/demo-types.ts'
import { clothingReviews, kidsReviews, outdoorReviews } from './clothing-reviews.ts'
import { commonGoodsReviews, commonServiceReviews } from './common-reviews.ts'
import { electronicsReviews, musicReviews, toolsReviews } from './electronics-reviews.ts'
import { beautyReviews, foodReviews, gardenReviews } from './food-reviews.ts'
import { booksReviews, craftReviews, homeReviews } from './home-reviews.ts'
import { applianceReviews, cleaningReviews, movingReviews, repairReviews } from './house-service-reviews.ts'
import { beautyCareReviews, eventReviews, lessonReviews, pujaReviews } from './people-service-reviews.ts'
import type { ReviewText } from './review-text.ts'
import { reviewers } from './reviewers.ts'
import { starsNear } from './stars-near.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'

export { reviewers }

export interface ReviewSubject {
  /** Seed of the choice: the same key gives the same reviews. */
  key: string
  department: string
  /** Leaf category. Without it only texts that fit the whole department are taken. */
  category?: string
  kind: 'product' | 'service'
  count: number
  mean: number
}

const goods = (own: ReviewText[]) => [...own, ...commonGoodsReviews]
const services = (own: ReviewText[]) => [...own, ...commonServiceReviews]

/** The texts of reviews, by department of products or of services. */
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

/** Consecutive reviews differ in text and author; the mean of their stars is as near to the given one as possible. */
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

/** Gives every text once before one is repeated. There are at least two of each, so no text follows itself. */
function deckOf(texts: ReviewText[], stars: number, next: () => number): () => ReviewText {
  const cards = shuffled(
    texts.filter((text) => text.stars === stars),
    next,
  )
  let dealt = 0
  return () => cards[dealt++ % cards.length] as ReviewText
}
