import { clothingQuestions, kidsQuestions, outdoorQuestions } from './questions/cloth-questions.ts'
import { commonQuestions } from './questions/common-questions.ts'
import {
  beautyQuestions,
  craftQuestions,
  foodQuestions,
  homeQuestions,
} from './questions/kitchen-questions.ts'
import type { QuestionText } from './questions/question-text.ts'
import {
  booksQuestions,
  electronicsQuestions,
  gardenQuestions,
  musicQuestions,
  toolsQuestions,
} from './questions/thing-questions.ts'
import { type Reviewer, reviewers } from './reviews/reviewers.ts'
import { seededNumbers, shuffled } from './seeded.ts'

export interface DemoQuestion {
  question: string
  answer: string
  language: 'en' | 'ne'
  author: string
  place: Reviewer['place']
}

/** By department of goods. */
export const questionTexts: Record<string, QuestionText[]> = {
  clothing: [...clothingQuestions, ...commonQuestions],
  'tea-food': [...foodQuestions, ...commonQuestions],
  electronics: [...electronicsQuestions, ...commonQuestions],
  home: [...homeQuestions, ...commonQuestions],
  'puja-craft': [...craftQuestions, ...commonQuestions],
  outdoor: [...outdoorQuestions, ...commonQuestions],
  beauty: [...beautyQuestions, ...commonQuestions],
  kids: [...kidsQuestions, ...commonQuestions],
  books: [...booksQuestions, ...commonQuestions],
  tools: [...toolsQuestions, ...commonQuestions],
  garden: [...gardenQuestions, ...commonQuestions],
  music: [...musicQuestions, ...commonQuestions],
}

/** No question twice; without a category only those that make sense in the whole department. */
export function demoQuestionsOf(
  key: string,
  department: string,
  count: number,
  category?: string,
): DemoQuestion[] {
  const next = seededNumbers(`questions ${key}`)
  const people = shuffled(reviewers, next)
  const texts = (questionTexts[department] ?? commonQuestions).filter(
    ({ fits }) => !fits || (category !== undefined && fits.includes(category)),
  )
  return shuffled(texts, next)
    .slice(0, count)
    .map(({ question, answer, language }, index) => {
      const { name, place } = people[index % people.length] as Reviewer
      return { question, answer, language, author: name, place }
    })
}
