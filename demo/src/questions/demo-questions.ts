import { clothingQuestions, kidsQuestions, outdoorQuestions } from './cloth-questions.ts'
import { commonQuestions } from './common-questions.ts'
import { beautyQuestions, craftQuestions, foodQuestions, homeQuestions } from './kitchen-questions.ts'
import type { QuestionText } from './question-text.ts'
import {
  booksQuestions,
  electronicsQuestions,
  gardenQuestions,
  musicQuestions,
  toolsQuestions,
} from './thing-questions.ts'
import { type Reviewer, reviewers } from '../reviews/reviewers.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'

export interface DemoQuestion {
  question: string
  answer: string
  language: 'en' | 'ne'
  author: string
  place: Reviewer['place']
}

/** The texts of questions, by department of products. */
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

/** So many different questions; without a category only those that fit the whole department. */
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
