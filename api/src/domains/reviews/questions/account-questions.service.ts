import type { QuestionsOfAccount } from '../../account/account-holdings.ts'
import { detachWriter, listAnswersOf, listQuestionsOf } from './account-questions.store.ts'

export const questionsOfAccount: QuestionsOfAccount = {
  async exportAll({ db }, userId) {
    const [asked, answered] = await Promise.all([listQuestionsOf(db, userId), listAnswersOf(db, userId)])
    return {
      asked: asked.map(({ question, state, createdAt }) => ({ question, state, at: createdAt })),
      answered: answered.map(({ text, by, state, createdAt }) => ({ text, by, state, at: createdAt })),
    }
  },
  detach: detachWriter,
}
