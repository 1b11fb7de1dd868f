import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShopQuestion } from '@haat/contract/domains/reviews.shop-questions.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { ReportQuestionDialog } from './report-question-dialog.tsx'
import { ShopAnswerForm } from './shop-answer-form.tsx'
import { WaitingBar } from './waiting-bar.tsx'

interface ShopQuestionCardProps {
  shopId: string
  question: ShopQuestion
}

/** One question to the shop, with its answer or the box to write it. */
export function ShopQuestionCard({ shopId, question }: ShopQuestionCardProps) {
  const { shopQuestions: texts } = useArea('vendor')
  const { ui } = useMessages()
  const [isReporting, setIsReporting] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const { author, place, text, language, createdAt, about, myAnswer, answers } = question
  const placeName = inLanguage(place, ui.language)
  const ofBuyers = answers.filter(({ by }) => by === 'buyer')
  const link =
    about.kind === 'product'
      ? ({ to: '/products/$productId', params: { productId: about.id }, hash: 'questions' } as const)
      : ({ to: '/services/$serviceId', params: { serviceId: about.id }, hash: 'questions' } as const)
  return (
    <li className="grid gap-3 rounded-panel bg-surface p-4 shadow-2 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-small">
          <b className="font-semibold">{author || texts.formerShopper}</b>
          <span className="text-muted">
            {author && placeName && `, ${placeName}`} · <DateText instant={createdAt} form="dateTime" />
          </span>
        </p>
        {!myAnswer && <WaitingBar since={createdAt} />}
      </div>
      <p lang={language} className="text-h3 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <Link
        {...link}
        className="flex min-h-11 w-fit items-center gap-2.5 text-small text-muted hover:text-ink"
      >
        {about.picture && (
          <Picture
            picture={about.picture}
            sizes="32px"
            onlyWidths={[160]}
            isDecorative
            className="size-8 rounded-chip"
          />
        )}
        <BilingualText text={about.title} />
      </Link>
      {myAnswer && !isEditing && (
        <div className="grid gap-1 rounded-control bg-indigo-tint p-4">
          <p className="text-small font-semibold text-indigo">{texts.yourAnswer}</p>
          <p className="wrap-anywhere whitespace-pre-line">{myAnswer.text}</p>
          {myAnswer.state === 'held' && <p className="text-small">{texts.held}</p>}
          {myAnswer.state === 'removed' && <p className="text-small">{texts.removed}</p>}
        </div>
      )}
      {ofBuyers.length > 0 && (
        <div className="grid gap-1">
          <p className="text-small font-semibold">{texts.buyers}</p>
          <ul className="grid gap-1 text-small text-muted">
            {ofBuyers.map((answer) => (
              <li key={answer.id} lang={answer.language} className="wrap-anywhere">
                {inLanguage(answer.author, ui.language) || texts.formerShopper}: {answer.text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(!myAnswer || isEditing) && (
        <ShopAnswerForm
          shopId={shopId}
          questionId={question.id}
          text={myAnswer?.text}
          onDone={() => setIsEditing(false)}
        />
      )}
      <div className="-mx-2 flex flex-wrap gap-1">
        {myAnswer && !isEditing && myAnswer.state !== 'removed' && (
          <Button variant="quiet" onClick={() => setIsEditing(true)}>
            {texts.change}
          </Button>
        )}
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
          {texts.report}
        </Button>
      </div>
      {isReporting && (
        <ReportQuestionDialog
          shopId={shopId}
          questionId={question.id}
          onClose={() => setIsReporting(false)}
        />
      )}
    </li>
  )
}
