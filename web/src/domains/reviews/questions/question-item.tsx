import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState, type ReactNode } from 'react'
import type { Answer, Question } from '@haat/contract/domains/reviews.questions.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { useQuestionStanding } from '../questions.queries.ts'
import { AnswerBox } from './answer-box.tsx'
import { HelpfulButton, ReportButton, textActionClass } from './answer-actions.tsx'
import { useAskedAbout } from './asked-about.ts'

/** One question of a section, with its answers. */
export function QuestionItem({ question }: { question: Question }) {
  const texts = useArea('reviews').questions
  const { subject } = useAskedAbout()
  const { data: standing } = useQuestionStanding(subject)
  const [isAnswering, setIsAnswering] = useState(false)
  // Buttons need JavaScript: until it is there, their room is kept.
  const isHydrated = useIsHydrated()
  const mine = standing?.myAnswers.find(({ questionId }) => questionId === question.id)
  return (
    <li className="question">
      <QuestionWords question={question}>
        {isHydrated ? (
          <ReportButton kind="question" id={question.id} />
        ) : (
          <span className="invisible flex min-h-11 items-center pl-5.5">{texts.report.action}</span>
        )}
      </QuestionWords>
      <ul className="grid">
        {question.answers.map((answer) => (
          <AnswerWords key={answer.id} answer={answer}>
            <div className="flex min-h-11 flex-wrap items-center gap-x-4">
              {isHydrated && (
                <>
                  <HelpfulButton answer={answer} />
                  <ReportButton kind="answer" id={answer.id} />
                </>
              )}
            </div>
          </AnswerWords>
        ))}
      </ul>
      <div className="ml-11 flex flex-wrap items-center gap-x-4">
        {standing?.mayAnswer && !isAnswering && (
          <button
            type="button"
            onClick={() => setIsAnswering(true)}
            className={classNames(textActionClass, 'font-semibold text-crimson')}
          >
            {mine ? texts.editAnswer : texts.giveAnswer}
          </button>
        )}
      </div>
      {isAnswering && (
        <div className="mt-2 ml-11">
          <AnswerBox questionId={question.id} answer={mine} onClose={() => setIsAnswering(false)} />
        </div>
      )}
    </li>
  )
}

/** A letter before a question or an answer; it says nothing that a heading does not. */
const Mark = ({ children, className }: { children: string; className: string }) => (
  <span aria-hidden className={classNames('question-mark', className)}>
    {children}
  </span>
)

type Asked = Pick<Question, 'text' | 'language' | 'author' | 'place' | 'createdAt'>

export function QuestionWords({ question, children }: { question: Asked; children?: ReactNode }) {
  const { ui } = useMessages()
  const texts = useArea('reviews').questions
  const { text, language, author, place, createdAt } = question
  const placeName = inLanguage(place, ui.language)
  return (
    <div className="flex gap-3">
      <Mark className="bg-indigo-tint text-indigo">{texts.questionMark}</Mark>
      <div className="min-w-0">
        <p lang={language} className="own-words text-h3">
          <VisuallyHidden>{`${texts.question}: `}</VisuallyHidden>
          {text}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 text-small text-muted">
          <p>
            {`${[author || texts.closedAccount, author && placeName].filter(Boolean).join(', ')}, `}
            <DateText instant={createdAt} />
          </p>
          {children}
        </div>
      </div>
    </div>
  )
}

/** An answer: the shop's on indigo, a buyer's on pine. */
export function AnswerWords({ answer, children }: { answer: Answer; children?: ReactNode }) {
  const { ui } = useMessages()
  const texts = useArea('reviews').questions
  const isShop = answer.by === 'shop'
  return (
    <li className="mt-3 flex gap-3">
      <Mark className={isShop ? 'bg-indigo-fill text-white' : 'bg-pine-tint text-pine'}>
        {texts.answerMark}
      </Mark>
      <div className="min-w-0 pt-1">
        <p lang={answer.language} className="own-words">
          <VisuallyHidden>{`${texts.answer}: `}</VisuallyHidden>
          {answer.text}
        </p>
        <p className="answer-facts">
          <b className="font-semibold text-ink">
            {inLanguage(answer.author, ui.language) || texts.closedAccount}
          </b>
          {isShop ? (
            <span className="font-semibold text-indigo">{texts.vendor}</span>
          ) : (
            <span className="flex items-center gap-1 font-semibold text-pine">
              <BadgeCheck aria-hidden className="size-4" />
              {texts.bought}
            </span>
          )}
          <DateText instant={answer.createdAt} />
        </p>
        {children}
      </div>
    </li>
  )
}
