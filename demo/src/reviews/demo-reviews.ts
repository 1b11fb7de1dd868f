import { clothingReviews, kidsReviews, outdoorReviews } from './clothing-reviews.ts'
import { commonGoodsReviews } from './common-reviews.ts'
import { electronicsReviews, musicReviews, toolsReviews } from './electronics-reviews.ts'
import { beautyReviews, foodReviews, gardenReviews } from './food-reviews.ts'
import { booksReviews, craftReviews, homeReviews } from './home-reviews.ts'
import type { ReviewText } from './review-text.ts'

const goods = (own: ReviewText[]) => [...own, ...commonGoodsReviews]

/** The texts of reviews, by department. Nobody has had a service yet, so there are none of services. */
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
}
