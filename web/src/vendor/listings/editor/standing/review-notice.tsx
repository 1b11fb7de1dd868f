import Hourglass from 'lucide-react/icons/hourglass'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../../members/failure-text.ts'
import { useListing } from '../form/listing-form.ts'

/** Said while staff look at what was sent: by when they answer, and how it is taken back. */
export function ReviewNotice() {
  const { ui } = useMessages()
  const { listingEditor: editor, failures } = useArea('vendor')
  const { listing, canChange, withdraw, isEnding } = useListing()
  if (!listing?.waiting) return null
  async function takeBack() {
    const refusal = await withdraw()
    if (!refusal) return void showToast('success', editor.withdrawn)
    const text = failureText(refusal.failure, failures)
    if (text) void showToast('error', text)
  }
  return (
    <section
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-indigo-tint p-5 text-indigo"
    >
      <div>
        <h2 className="flex items-center gap-2 text-h3">
          <Hourglass aria-hidden className="size-5 shrink-0" />
          {editor.inReview}
        </h2>
        <p className="mt-1 max-w-(--container-text) text-small">
          {editor.inReviewText(formatLocalDateTime(listing.waiting.answerBy, ui.language))}{' '}
          {listing.live && editor.sellsOn}
        </p>
      </div>
      {canChange && (
        <Button
          variant="secondary"
          isBusy={isEnding}
          busyLabel={editor.withdrawing}
          onClick={() => void takeBack()}
        >
          {editor.withdraw}
        </Button>
      )}
    </section>
  )
}
