export interface ReviewText {
  stars: number
  text: string
  language: 'en' | 'ne'
  /** Slugs of the categories that the text fits. Without them it fits the whole department. */
  fits?: string[]
}

/** A text for the whole department, or a text with the categories that it fits, separated by spaces. */
type Draft = string | [text: string, fits: string]

export function reviewTextsFrom(drafts: Record<1 | 2 | 3 | 4 | 5, Draft[]>): ReviewText[] {
  return ([5, 4, 3, 2, 1] as const).flatMap((stars) => drafts[stars].map((draft) => reviewText(stars, draft)))
}

function reviewText(stars: number, draft: Draft): ReviewText {
  const [text, fits] = typeof draft === 'string' ? [draft] : draft
  const language = /[\u0900-\u097f]/.test(text) ? 'ne' : 'en'
  return { stars, text, language, ...(fits && { fits: fits.split(' ') }) }
}
