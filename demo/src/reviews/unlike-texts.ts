import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import { reviewTexts } from './demo-reviews.ts'
import { englishTails, nepaliTails } from './review-tails.ts'
import type { ReviewText } from './review-text.ts'
import type { Reviewer } from './reviewers.ts'

interface Wanted {
  key: string
  stars: number
  department: string
  category: string
  reviewer: Reviewer
  /** From the order to the door. */
  days: number
}

/** Gives out texts of reviews, no two of which are alike: first those written for it, then with what their author adds. */
export function unlikeTexts(): (wanted: Wanted) => Pick<ReviewText, 'text' | 'language'> {
  const given = new Set<string>()
  return ({ key, stars, department, category, reviewer, days }) => {
    const next = seededNumbers(`text ${key}`)
    const fitting = (reviewTexts[department] ?? []).filter(
      (one) => one.stars === stars && (!one.fits || one.fits.includes(category)),
    )
    const drafts = shuffled(fitting, next)
    const whole = drafts.find(({ text }) => !given.has(text))
    if (whole) return give(whole)
    for (const draft of drafts) {
      const tails = shuffled(draft.language === 'ne' ? nepaliTails : englishTails, next)
      for (const tail of tails) {
        const text = `${draft.text} ${tail({ reviewer, days })}`
        if (!given.has(text)) return give({ ...draft, text })
      }
    }
    return { text: '', language: 'en' }
  }

  function give({ text, language }: Pick<ReviewText, 'text' | 'language'>) {
    given.add(text)
    return { text, language }
  }
}
