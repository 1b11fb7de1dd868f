export interface ReviewText {
  stars: number
  text: string
  language: 'en' | 'ne'
  /** Slugs of the categories it is true of; of the whole department when left out. */
  fits?: string[]
}

/** A text for the whole department, or one with the categories it fits, parted by spaces. */
type Draft = string | [text: string, fits: string]

export function reviewTextsFrom(drafts: Record<1 | 2 | 3 | 4 | 5, Draft[]>): ReviewText[] {
  return ([5, 4, 3, 2, 1] as const).flatMap((stars) => drafts[stars].map((draft) => reviewText(stars, draft)))
}

function reviewText(stars: number, draft: Draft): ReviewText {
  const [text, fits] = typeof draft === 'string' ? [draft] : draft
  const language = /[\u0900-\u097f]/.test(text) ? 'ne' : 'en'
  return { stars, text, language, ...(fits && { fits: fits.split(' ') }) }
}
