import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { OwnQuestion, QuestionStanding } from '@haat/contract/domains/reviews.questions.ts'
import * as rules from '@haat/contract/domains/reviews.rules.ts'
import { wordsFault } from '@haat/contract/domains/reviews.words.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { questionsQueries, useAsk, useQuestionStanding, type AskedSubject } from '../questions.queries.ts'
import { useAskedAbout } from './asked-about.ts'
import { useSettled } from './use-settled.ts'

/** Where somebody asks about a thing, and sees what of theirs waits for an answer. */
export function AskCard({ subject }: { subject: AskedSubject }) {
  const { ask } = useArea('reviews').questions
  const titleId = useId()
  const { data: standing } = useQuestionStanding(subject)
  const [wantsAnother, setWantsAnother] = useState(false)
  const waiting = standing?.waiting ?? []
  const refusal = standing?.refusal
  const isHydrated = useIsHydrated()
  return (
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-4 self-start no-js:hidden rounded-panel bg-surface p-5 shadow-2 md:p-6"
    >
      <div>
        <h3 id={titleId} className="text-title">
          {subject.kind === 'product' ? ask.titleProduct : ask.titleService}
        </h3>
        <p className="mt-1 text-small text-muted">
          {subject.kind === 'product' ? ask.leadProduct : ask.leadService}
        </p>
      </div>
      {waiting.length > 0 && <Waiting questions={waiting} />}
      {refusal ? (
        <Refusal refusal={refusal} />
      ) : waiting.length > 0 && !wantsAnother ? (
        <Button variant="secondary" onClick={() => setWantsAnother(true)}>
          {ask.another}
        </Button>
      ) : !isHydrated ? (
        // Nobody asks without JavaScript: until it is there, the room of the form is kept.
        <div className="min-h-72" />
      ) : (
        <AskForm subject={subject} shownAs={standing?.shownAs} onAsked={() => setWantsAnother(false)} />
      )}
    </section>
  )
}

function Refusal({ refusal }: { refusal: NonNullable<QuestionStanding['refusal']> }) {
  const { ask } = useArea('reviews').questions
  return (
    <div className="grid gap-3 rounded-control bg-cream p-4 text-cream-ink">
      <p>{ask.refusals[refusal]}</p>
      {refusal === 'unverified' && (
        <Link to="/profile/details" className={buttonClass({ variant: 'secondary' })}>
          {ask.confirm}
        </Link>
      )}
    </div>
  )
}

function Waiting({ questions }: { questions: OwnQuestion[] }) {
  const texts = useArea('reviews').questions
  return (
    <div role="status" className="grid gap-2 rounded-control bg-pine-tint p-4">
      <p className="flex items-center gap-2 font-semibold text-pine">
        <Clock aria-hidden className="size-5 shrink-0" />
        {texts.ask.waiting}
      </p>
      <ul className="grid gap-2">
        {questions.map(({ id, text, language, state }) => (
          <li key={id}>
            <p lang={language} className="wrap-anywhere">
              “{text}”
            </p>
            {state === 'held' && <p className="text-small text-muted">{texts.isHeld}</p>}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{texts.ask.waitingText}</p>
    </div>
  )
}

interface AskFormProps {
  subject: AskedSubject
  shownAs: QuestionStanding['shownAs'] | undefined
  onAsked(): void
}

function AskForm({ subject, shownAs, onAsked }: AskFormProps) {
  const { ui } = useMessages()
  const { ask, faults: faultTexts } = useArea('reviews').questions
  const id = useId()
  const { onSignIn } = useAskedAbout()
  const { findUserId } = useCurrentUser()
  const draftKey = `haat-question-${subject.kind}-${subject.id}`
  const key = useRef<string>(undefined)
  const [text, setText] = useState('')
  const [wantsMail, setWantsMail] = useState(true)
  const [isPressed, setIsPressed] = useState(false)
  const [note, setNote] = useState<string>()
  const send = useAsk(subject)
  // What was typed before somebody had to sign in.
  useEffect(() => {
    const kept = readDraft(draftKey)['text']
    if (typeof kept === 'string') setText((typed) => typed || kept)
  }, [draftKey])

  const count = (n: number) => formatCount(n, ui.language)
  const length = [...text.trim()].length
  const faults = wordsFault(text)
  const problem =
    faults.length > 0
      ? faults.map((fault) => faultTexts[fault]).join(' ')
      : isPressed && length < rules.questionMinLength
        ? ask.tooShort(count(rules.questionMinLength))
        : undefined

  function change(typed: string) {
    setText(typed)
    setNote(undefined)
    writeDraft(draftKey, { text: typed })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsPressed(true)
    if (length < rules.questionMinLength || faults.length > 0 || send.isPending) return
    const isSignedIn = await findUserId().then(
      () => true,
      () => false,
    )
    if (!isSignedIn) {
      setNote(ask.signIn)
      onSignIn?.()
      return
    }
    key.current ??= makeUuid()
    send.mutate(
      { key: key.current, text: text.trim(), wantsMail },
      {
        onSuccess() {
          removeDraft(draftKey)
          onAsked()
        },
        onError: (failure) => setNote(sentenceOf(failure)),
      },
    )
  }

  function sentenceOf(failure: unknown): string {
    if (!(failure instanceof ApiFailure)) return ask.failed
    if (failure.status === 429) return ask.tooMany
    if (failure.code === 'EMAIL_UNVERIFIED') return ask.refusals.unverified
    if (failure.status === 409) return ask.refusals.notOffered
    return failure.status === 403 ? ask.refusals.ownShop : ask.failed
  }

  const name = shownAs && [shownAs.author, inLanguage(shownAs.place, ui.language)].filter(Boolean).join(', ')
  return (
    <form onSubmit={(event) => void submit(event)} className="grid content-start gap-4 min-h-72" noValidate>
      <div>
        <label htmlFor={id} className="sr-only">
          {ask.label}
        </label>
        <TextArea
          id={id}
          rows={3}
          value={text}
          maxLength={rules.questionMaxLength}
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => change(target.value)}
        />
        <p className="mt-2 flex justify-between gap-4 text-small text-muted">
          <span>{ask.least(count(rules.questionMinLength))}</span>
          <span>{ask.counter(count(length), count(rules.questionMaxLength))}</span>
        </p>
        <div role="alert" id={`${id}-note`}>
          {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        </div>
      </div>
      <Similar subject={subject} text={text} />
      <Checkbox checked={wantsMail} onChange={({ target }) => setWantsMail(target.checked)}>
        {ask.wantsMail}
      </Checkbox>
      <FormError text={note} />
      <Button type="submit" isWide isBusy={send.isPending} busyLabel={ask.sending}>
        {ask.send}
      </Button>
      <p className="text-fine text-muted">{name ? ask.shownAs(name) : ask.noContacts}</p>
    </form>
  )
}

/** Questions like the one that is being typed, with their first answers. */
function Similar({ subject, text }: { subject: AskedSubject; text: string }) {
  const { ui } = useMessages()
  const { ask } = useArea('reviews').questions
  const call = useCall()
  const typed = useSettled(text.trim())
  const isLong = [...typed].length >= rules.similarFromLength
  const { data } = useQuery({
    ...questionsQueries.list(call, subject, { searchTerm: typed, pageSize: rules.maxSimilarQuestions }),
    enabled: isLong,
  })
  const items = isLong ? (data?.items ?? []) : []
  return (
    <>
      <p role="status" className="sr-only">
        {items.length > 0 && ask.similarFound(formatCount(items.length, ui.language))}
      </p>
      {items.length > 0 && (
        <div className="grid gap-2 rounded-control bg-cream p-4">
          <p className="text-small font-semibold text-cream-ink">{ask.similar}</p>
          <ul className="grid gap-3">
            {items.map((question) => (
              <li key={question.id} className="text-small">
                <p lang={question.language} className="font-semibold wrap-anywhere">
                  {question.text}
                </p>
                {question.answers[0] && (
                  <p lang={question.answers[0].language} className="line-clamp-3 wrap-anywhere">
                    “{question.answers[0].text}”
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
