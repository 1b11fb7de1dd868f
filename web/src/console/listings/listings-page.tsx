import basket from 'picture:state-basket'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { usePageKeys } from '#console/staff/palette/tools-context.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { classNames } from '#ui/class-names.ts'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { reviewQueries } from './listings.queries.ts'
import { ReviewQueue } from './queue/review-queue.tsx'
import { useReviewSearch } from './queue/use-review-search.ts'
import { OpenReview } from './review/open-review.tsx'
import { useDeciding } from './use-deciding.ts'

/** Serves `/staff/listings` and `/staff/listings/<id of a version>`: what shops have sent, to be looked at. */
export default function ListingsPage({ rest: openId }: { rest: string }) {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  const address = useReviewSearch()
  const list = useEndlessList(reviewQueries.list(useCall(), address.filter))
  const deciding = useDeciding({ rows: list.rows, filter: address.filter, openId, onOpen: address.open })
  const late = list.firstPage?.counts.late ?? 0
  return (
    <div className="grid h-[var(--page-height,100dvh)] grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[272px_minmax(0,1fr)]">
      <section
        aria-label={listings.title}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          openId !== '' && 'max-md:hidden',
        )}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4.5 pt-4 pb-3">
          <h1 className="text-h1">{listings.title}</h1>
          <p className="text-small font-semibold text-crimson">
            {late > 0 && listings.lateCount(formatCount(late, ui.language))}
          </p>
        </header>
        <ReviewQueue address={address} list={{ ...list, rows: deciding.rows }} openId={openId} />
      </section>
      {/* On a phone the list with the title of the page is not there. */}
      {openId !== '' && <h1 className="sr-only md:hidden">{listings.title}</h1>}
      {openId === '' ? (
        <NothingOpen onStep={deciding.step} />
      ) : (
        <OpenReview
          key={openId}
          id={openId}
          deciding={deciding}
          onShop={(shop) => address.change({ shop })}
          onBack={() => address.open('')}
        />
      )}
    </div>
  )
}

function NothingOpen({ onStep }: { onStep(by: 1 | -1): void }) {
  const { listings } = useArea('staff')
  usePageKeys({
    j: { what: listings.keys.next, act: () => onStep(1) },
    k: { what: listings.keys.previous, act: () => onStep(-1) },
  })
  return (
    <div className="grid place-content-center max-md:hidden">
      <PageTitle title={listings.title} />
      <EmptyState
        picture={basket}
        tone="indigo"
        headingLevel={2}
        heading={listings.chooseTitle}
        actions={null}
      >
        {listings.choose}
      </EmptyState>
    </div>
  )
}
