export interface QuestionText {
  question: string
  answer: string
  language: 'en' | 'ne'
  /** Slugs of the categories where it makes sense; in the whole department when left out. */
  fits?: string[]
}

/** Question, answer and, where it is not for the whole department, its categories parted by spaces. */
type Draft = [question: string, answer: string, fits?: string]

export function questionTextsFrom(drafts: Draft[]): QuestionText[] {
  return drafts.map(([question, answer, fits]) => ({
    question,
    answer,
    language: /[\u0900-\u097f]/.test(question) ? 'ne' : 'en',
    ...(fits && { fits: fits.split(' ') }),
  }))
}
