import { Link } from '@tanstack/react-router'
import type { ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { StarRow } from '#ui/rating/star-row.tsx'

/** What somebody wrote, with its stars and photos, who, when, and by which order. */
export function WrittenPanel({ found }: { found: ModerationCaseDetail }) {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const { rights } = useConsoleReader()
  const { text, language, stars, photos, author, writtenAt, boughtOn, orderNumber } = found
  return (
    <Panel title={reviews.written}>
      {stars !== null && (
        <p className="mb-2">
          <span aria-hidden>
            <StarRow rating={stars} stars={5} />
          </span>
          <span className="sr-only">{ui.rating(formatCount(stars, ui.language))}</span>
        </p>
      )}
      {text === '' ? (
        <p className="text-muted">{reviews.onlyStars}</p>
      ) : (
        <blockquote lang={language} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </blockquote>
      )}
      {photos.length > 0 && (
        <ul
          aria-label={reviews.photos(formatCount(photos.length, ui.language))}
          className="mt-4 flex flex-wrap gap-2.5"
        >
          {photos.map((photo) => (
            <li key={photo.src}>
              <a href={photo.src} target="_blank" rel="noreferrer">
                <Picture picture={photo} sizes="160px" className="size-40 rounded-picture" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-small text-muted">
        {reviews.by(author, dayAndTime(writtenAt, ui.language))}
        {boughtOn !== null && (
          <>
            <br />
            {reviews.boughtOn(formatLocalDate(`${boughtOn}T12:00:00+05:45`, ui.language))}
          </>
        )}
        {orderNumber !== null && (
          <>
            {' · '}
            {rights.includes('orders') ? (
              <Link to="/staff/$" params={{ _splat: `orders/${orderNumber}` }} className="underline">
                {reviews.order(orderNumber)}
              </Link>
            ) : (
              reviews.order(orderNumber)
            )}
          </>
        )}
      </p>
    </Panel>
  )
}
