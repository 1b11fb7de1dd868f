export interface QuestionText {
  question: string
  answer: string
  language: 'en' | 'ne'
  /** Slugs of the categories that the question fits. Without them it fits the whole department. */
  fits?: string[]
}

/** Question, answer and, if it does not fit the whole department, its categories separated by spaces. */
type Draft = [question: string, answer: string, fits?: string]

export function questionTextsFrom(drafts: Draft[]): QuestionText[] {
  return drafts.map(([question, answer, fits]) => ({
    question,
    answer,
    language: /[\u0900-\u097f]/.test(question) ? 'ne' : 'en',
    ...(fits && { fits: fits.split(' ') }),
  }))
}
