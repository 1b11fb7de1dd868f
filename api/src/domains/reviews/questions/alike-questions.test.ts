import { describe, expect, it } from 'vitest'
import { alikeQuestions } from './alike-questions.ts'

const questions = [
  {
    id: 1,
    question: 'How warm is it at 3,000 metres?',
    answers: ['Down to about 5 degrees over a sweater.'],
  },
  {
    id: 2,
    question: 'Can it be washed at home?',
    answers: ['By hand in cold water, then flat in the shade.'],
  },
  { id: 3, question: 'के यो १३० × २३० मा फेरि आउँछ?', answers: ['हजुर, पुसको पहिलो साता।'] },
  {
    id: 4,
    question: 'Does the colour run?',
    answers: ['A little red came out in the first wash, none later.'],
  },
]
const find = (term: string) => alikeQuestions(term, questions)

describe('questions that are alike', () => {
  it.each([
    ['Is it warm enough for Mustang in Poush', [1]],
    ['washing', [2, 4]],
    ['शेड shade', [2]],
    ['130 x 230', [3]],
    ['pus', [3]],
    ['फेरि कहिले आउँछ', [3]],
    ['what is it', []],
    ['?!', []],
    ['', []],
  ])('to "%s" come the most alike first', (term, ids) => {
    expect(find(term)).toEqual(ids)
  })
})
