import { OwnQuestionPage } from './own-questions/own-question-page.tsx'
import { OwnQuestionsPage } from './own-questions/own-questions-page.tsx'

/** The pages below /profile/questions: the lists, and one question, which mails and notifications lead to. */
export function OwnQuestionsPages({ path }: { path: string }) {
  const id = path.split('/').filter((part) => part !== '')[0]
  // Another question is a new page, without anything left in its form.
  return id === undefined ? <OwnQuestionsPage /> : <OwnQuestionPage key={id} questionId={id} />
}
