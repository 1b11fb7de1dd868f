import { useNavigate } from '@tanstack/react-router'
import Info from 'lucide-react/icons/info'
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react'
import type { OwnPhoto, OwnStanding } from '@haat/contract/domains/reviews.own.ts'
import {
  reviewRefusals,
  reviewTextMaxLength,
  type ContactFault,
} from '@haat/contract/domains/reviews.rules.ts'
import { wordsFault } from '@haat/contract/domains/reviews.words.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { RemoveDialog } from '../own/remove-dialog.tsx'
import { useWriteReview, type OwnSubject } from '../own-reviews.queries.ts'
import { PhotosField } from './photos-field.tsx'
import { StarsField } from './stars-field.tsx'
import { usePhotoQueue } from './use-photo-queue.ts'
import { useReviewDraft } from './use-review-draft.ts'

interface ReviewFormProps {
  subject: OwnSubject
  standing: OwnStanding
  /** Chosen by the link that led here. */
  stars: number | undefined
  /** The review is on its way, or did not get there. */
  onPosting(isPosting: boolean): void
}

/** Stars, aspects, words and photos. A star is enough. What was entered stays on the phone until it is posted. */
export function ReviewForm({ subject, standing, stars, onPosting }: ReviewFormProps) {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isPosting = useRef(false)
  const [hasTried, setHasTried] = useState(false)
  const [contacts, setContacts] = useState<ContactFault[]>([])
  const [isRemoving, setIsRemoving] = useState(false)
  const review = standing.review?.state === 'withdrawn' ? null : standing.review
  const draft = useReviewDraft(subject, review, stars)
  const { values, change } = draft
  const addPhoto = useCallback(
    (photo: OwnPhoto) => change((before) => ({ ...before, photos: [...before.photos, photo] })),
    [change],
  )
  const photoQueue = usePhotoQueue(subject, addPhoto)
  const isSending = photoQueue.items.some(({ state }) => state !== 'failed')
  const write = useWriteReview(subject)
  const failure = failureOf(write.error)
  const starsError = hasTried && !values.stars ? texts.needsStar : undefined
  const waits = hasTried && isSending ? texts.photosOnTheWay : undefined

  async function post(event: SubmitEvent) {
    event.preventDefault()
    setHasTried(true)
    if (!values.stars) {
      form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
      return
    }
    const faults = wordsFault(values.text)
    setContacts(faults)
    if (faults.length > 0) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    // Beside the state, which a second press in the same moment would not see yet.
    if (isSending || isPosting.current) return
    isPosting.current = true
    onPosting(true)
    const photoIds = values.photos.map(({ photoId }) => photoId)
    const { aspects, text } = values
    const posted = await write
      .mutateAsync({ stars: values.stars, aspects, text: text.trim(), photoIds })
      .catch(() => undefined)
    if (!posted) {
      isPosting.current = false
      onPosting(false)
      return
    }
    draft.forget()
    await navigate({
      to: '/profile/reviews/$',
      params: { _splat: `thanks/${subject.kind}/${subject.id}` },
      replace: true,
    })
  }

  const shownAs = standing.shownAs && [
    standing.shownAs.author,
    inLanguage(standing.shownAs.place, ui.language),
  ]
  return (
    <form ref={form} noValidate onSubmit={post} className="grid gap-5 pb-28 md:pb-4">
      <div className="rounded-panel bg-surface p-4 shadow-1 md:p-5">
        <StarsField
          label={texts.allInAll}
          name="stars"
          value={values.stars}
          onChange={(next) => change((before) => ({ ...before, stars: next }))}
          error={starsError}
        />
        {standing.aspects.length > 0 && (
          <div className="mt-3">
            {standing.aspects.map(({ key, name }) => (
              <StarsField
                key={key}
                label={inLanguage(name, ui.language)}
                name={`aspect-${key}`}
                value={values.aspects[key]}
                isOptional
                onChange={(next) =>
                  change((before) => {
                    const { [key]: _, ...others } = before.aspects
                    return { ...before, aspects: next ? { ...others, [key]: next } : others }
                  })
                }
              />
            ))}
            <p className="mt-1 text-fine text-muted">{texts.aspectsOptional}</p>
          </div>
        )}
      </div>
      <WordsField
        value={values.text}
        onChange={(text) => {
          setContacts([])
          change((before) => ({ ...before, text }))
        }}
        error={
          contacts.length > 0
            ? texts.contacts(contacts.map((one) => texts.contactNames[one]).join(texts.and))
            : failure.text
        }
      />
      <PhotosField
        {...photoQueue}
        photos={values.photos}
        error={failure.photos && texts.photosGone}
        onRemove={({ photoId }) =>
          change((before) => ({
            ...before,
            photos: before.photos.filter((photo) => photo.photoId !== photoId),
          }))
        }
      />
      {shownAs && (
        <p className="flex gap-2.5 text-small text-muted">
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {texts.shownAs(shownAs.filter(Boolean).join(', '))}
        </p>
      )}
      <FormError
        text={
          failure.refusal ? texts.refusals[failure.refusal].title : failure.key ? texts[failure.key] : waits
        }
      />
      <div className={footClass}>
        <Button
          type="submit"
          size="large"
          isBusy={write.isPending}
          busyLabel={review ? texts.saving : texts.posting}
        >
          {review ? texts.save : texts.post}
        </Button>
        <p className="text-center text-fine text-muted">{draft.isKept ? texts.kept : texts.notKept}</p>
      </div>
      {review && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setIsRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      {review && isRemoving && (
        <RemoveDialog
          review={review}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => {
            draft.forget()
            void navigate({ to: '/profile/reviews/$', params: { _splat: '' }, replace: true })
          }}
        />
      )}
    </form>
  )
}

/** At the lower edge of a phone's screen, as the feet of other pages are. */
const footClass =
  'grid gap-1.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:bg-surface max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-md:shadow-[0_-1px_0_var(--color-line)] md:flex md:flex-wrap md:items-center md:gap-4'

/** Why it was not taken: a rule that has a name, words or photos that are not right, or no connection. */
function failureOf(error: unknown) {
  if (!error) return {}
  if (!(error instanceof ApiFailure)) return { key: 'failed' as const }
  const refusal = reviewRefusals.find((name) => name in error.fields)
  const { text, photoIds: photos } = error.fields
  const isNamed = refusal || text || photos
  const key = isNamed ? undefined : error.status === 429 ? ('tooOften' as const) : ('failed' as const)
  return { refusal, text, photos, key }
}

interface WordsFieldProps {
  value: string
  onChange(text: string): void
  error: string | undefined
}

function WordsField({ value, onChange, error }: WordsFieldProps) {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const id = useId()
  const figure = (many: number) => formatCount(many, ui.language)
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-label">
        {texts.text}
      </label>
      <TextArea
        id={id}
        name="text"
        rows={4}
        value={value}
        maxLength={reviewTextMaxLength}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className="mt-1.5 flex justify-between gap-3 text-fine text-muted">
        <span>{texts.textHint}</span>
        <span>{texts.counter(figure(value.length), figure(reviewTextMaxLength))}</span>
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
