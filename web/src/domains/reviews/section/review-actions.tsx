import { Link } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import Pencil from 'lucide-react/icons/pencil'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { Suspense, useState } from 'react'
import type { Review } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { useOwnStanding } from '../own-reviews.queries.ts'
import { kindOf } from '../reviews.queries.ts'
import { useSection } from './section-context.ts'
import { useHelpful } from './use-helpful.ts'

const ReportDialog = fetchedDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

const actionClass =
  'flex min-h-11 items-center gap-2 rounded-control px-3.5 text-small [&>svg]:size-4.5 [&>svg]:shrink-0'
const buttonClass = `${actionClass} border border-line-strong font-semibold hover:bg-sunken`

/** Whether it helped, and what is wrong with it; one's own review can be changed instead. */
export function ReviewActions({ review }: { review: Review }) {
  const texts = useArea('reviews')
  const { subject } = useSection()
  const about = { kind: kindOf(subject), id: subject.id }
  const { data: standing } = useOwnStanding(about)
  const isMine = standing?.review?.id === review.id
  // They need JavaScript: until it is there, their room is kept.
  if (!useIsHydrated()) return <div className="mt-3 min-h-11" />
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
      {isMine ? (
        <Link
          to="/profile/reviews/$"
          params={{ _splat: `write/${about.kind}/${about.id}` }}
          className={buttonClass}
        >
          <Pencil aria-hidden />
          {texts.edit}
        </Link>
      ) : (
        <>
          <HelpfulButton review={review} />
          <ReportButton review={review} />
        </>
      )}
    </div>
  )
}

function HelpfulButton({ review }: { review: Review }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { isVoted, toggle } = useHelpful(review)
  return (
    <button
      type="button"
      aria-pressed={isVoted}
      onClick={toggle}
      className={`${buttonClass} aria-pressed:border-crimson aria-pressed:bg-blush aria-pressed:text-crimson-deep`}
    >
      <ThumbsUp aria-hidden />
      {texts.helpful(formatCount(review.helpfulCount, ui.language))}
    </button>
  )
}

function ReportButton({ review }: { review: Review }) {
  const { report } = useArea('reviews')
  const { onSignIn } = useSection()
  const { findUserId } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  const open = () =>
    findUserId().then(
      () => setIsOpen(true),
      () => onSignIn?.(),
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={`${actionClass} text-muted hover:bg-sunken`}
      >
        <Flag aria-hidden />
        {report.action}
      </button>
      {isOpen && (
        <Suspense fallback={<LoadingBar />}>
          <ReportDialog review={review} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
