import { fold } from '@haat/contract/shared/fold.ts'

/** Words that say nothing about what a question is about. They are compared as they are typed: "was" folds into the same as "wash". */
const fillers = new Set(
  `a an the is are was be been it its this that these those do does did can could will would should i you we they he she my
  your our to of for in on at by with from and or not no yes if how what which who when where why have has had get any
  please there here so as also than then just only very much many more hai ho
  के को का की छ छैन हो होइन यो यी त्यो मा लाई ले बाट र पनि कि कति कुन कसरी किन कहाँ कहिले हुन्छ हुँदैन भन्ने अनि तर`.split(
    /\s+/,
  ),
)

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const told = words.filter((word) => !fillers.has(word)).map(fold)
  return [...new Set(told.filter((word) => word !== ''))]
}

const shortestStem = 3

/** How alike two words are: "washed" and "washing" share their beginning. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  const share = shared / Math.max(one.length, other.length)
  return shared >= shortestStem && share >= 0.5 ? share * 0.9 : 0
}

const best = (word: string, words: string[]) => Math.max(0, ...words.map((other) => likeness(word, other)))

export interface SearchedQuestion {
  id: number
  question: string
  answers: string[]
}

/** Words of an answer say less than those of the question. */
const answerWeight = 0.6
/** Less alike than this share of the most alike one is chance. */
const leastShare = 0.25

/**
 * The questions that have to do with what somebody searches or types, in any script, the most alike first. A word that few of them hold says
 * more than one that all hold. Nothing is found by words that only join others.
 */
export function alikeQuestions(term: string, all: SearchedQuestion[]): number[] {
  const wanted = wordsOf(term)
  const texts = all.map(({ id, question, answers }) => ({
    id,
    own: wordsOf(question),
    answered: wordsOf(answers.join(' ')),
  }))
  const sums = new Map<number, number>()
  for (const word of wanted) {
    const hits = texts
      .map(({ id, own, answered }) => ({
        id,
        value: Math.max(best(word, own), answerWeight * best(word, answered)),
      }))
      .filter(({ value }) => value > 0)
    const weight = Math.log(1 + (1 + texts.length) / (1 + hits.length))
    for (const { id, value } of hits) sums.set(id, (sums.get(id) ?? 0) + value * weight)
  }
  const most = Math.max(0, ...sums.values())
  return [...sums]
    .filter(([, sum]) => sum >= leastShare * most)
    .toSorted((a, b) => b[1] - a[1] || b[0] - a[0])
    .map(([id]) => id)
}
