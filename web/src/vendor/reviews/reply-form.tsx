import Send from 'lucide-react/icons/send'
import { useEffect, useId, useState } from 'react'
import { replyMaxLength } from '@haat/contract/domains/reviews.rules.ts'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import { wordsFault } from '@haat/contract/domains/reviews.words.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useWriteReply } from './reviews.queries.ts'

interface ReplyFormProps {
  shopId: string
  review: ShopReview
  onClose(): void
}

/** The box in which a reply is written or changed. Contacts are named while somebody types. */
export function ReplyForm({ shopId, review, onClose }: ReplyFormProps) {
  const { reply: texts } = useArea('vendor').reviews
  const { ui } = useMessages()
  const id = useId()
  const before = review.reply?.text ?? ''
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useWriteReply(shopId, review.id)
  const typed = text.trim()
  const faults = wordsFault(typed)
  const contacts =
    faults.length === 0
      ? undefined
      : texts.contactsText(
          new Intl.ListFormat(ui.language).format(faults.map((fault) => texts.contacts[fault])),
        )
  const error = contacts ?? problem
  // Whoever asked for the box wants to write.
  useEffect(() => document.getElementById(id)?.focus(), [id])

  function send() {
    if (typed === '') return setProblem(texts.empty)
    if (contacts) return document.getElementById(id)?.focus()
    setProblem(undefined)
    mutate(typed, {
      onSuccess: ({ replyState }) => {
        void showToast('success', replyState === 'held' ? texts.held : texts.sent)
        onClose()
      },
      onError: (failure) => setProblem(whyFailed(failure)),
    })
  }
  function whyFailed(failure: unknown) {
    const status = failure instanceof ApiFailure ? failure.status : undefined
    if (status === 409) return texts.conflict
    return status === 404 ? texts.gone : texts.failed
  }
  return (
    <form
      noValidate
      className="mt-4 rounded-control bg-paper p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="mb-2 block text-label">
        {texts.label(review.author)}
      </label>
      <TextArea
        id={id}
        rows={3}
        maxLength={replyMaxLength}
        value={text}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          if (event.key === 'Escape' && typed === before) onClose()
        }}
      />
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-note`}>{error}</FieldError>
        </div>
      ) : (
        <p id={`${id}-note`} className="mt-2 flex flex-wrap justify-between gap-x-4 text-fine text-muted">
          <span>
            {texts.public} {texts.once}
          </span>
          <span>
            {texts.count(formatCount(text.length, ui.language), formatCount(replyMaxLength, ui.language))}
          </span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          type="submit"
          icon={<Send aria-hidden />}
          isBusy={isPending}
          busyLabel={before === '' ? texts.sending : texts.saving}
        >
          {before === '' ? texts.send : texts.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
