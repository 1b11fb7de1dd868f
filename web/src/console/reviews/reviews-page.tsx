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
import { OpenCase } from './case/open-case.tsx'
import { CaseQueue } from './queue/case-queue.tsx'
import { useCaseSearch } from './queue/use-case-search.ts'
import { caseQueries } from './reviews.queries.ts'

/** Serves `/staff/reviews` and `/staff/reviews/<case>`: what people wrote and staff have to look at. */
export default function ReviewsPage({ rest: openId }: { rest: string }) {
  const { reviews } = useArea('staff')
  const { ui } = useMessages()
  const address = useCaseSearch()
  const list = useEndlessList(caseQueries.list(useCall(), address.filter))
  const { rows } = list
  const at = rows?.findIndex(({ id }) => id === openId) ?? -1
  const step = (by: 1 | -1) => {
    const next = rows?.[at === -1 ? 0 : at + by]
    if (next) address.open(next.id)
  }
  const waiting = list.firstPage?.openCount ?? 0
  return (
    <div className="grid h-[var(--page-height,100dvh)] grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[320px_minmax(0,1fr)]">
      <section
        aria-label={reviews.title}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          openId !== '' && 'max-md:hidden',
        )}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4.5 pt-4 pb-3">
          <h1 className="text-h1">{reviews.title}</h1>
          <p className="text-small font-semibold text-muted">
            {waiting > 0 && reviews.waitingCount(formatCount(waiting, ui.language))}
          </p>
        </header>
        <CaseQueue address={address} list={list} openId={openId} />
      </section>
      {/* On a phone the list with the title of the page is not there. */}
      {openId !== '' && <h1 className="sr-only md:hidden">{reviews.title}</h1>}
      {openId === '' ? (
        <NothingOpen onStep={step} />
      ) : (
        <OpenCase
          key={openId}
          id={openId}
          onStep={step}
          onDecided={() => address.open((rows?.[at + 1] ?? rows?.[at - 1])?.id ?? '')}
          onBack={() => address.open('')}
        />
      )}
    </div>
  )
}

function NothingOpen({ onStep }: { onStep(by: 1 | -1): void }) {
  const { reviews } = useArea('staff')
  usePageKeys({
    j: { what: reviews.keys.next, act: () => onStep(1) },
    k: { what: reviews.keys.previous, act: () => onStep(-1) },
  })
  return (
    <div className="grid place-content-center max-md:hidden">
      <PageTitle title={reviews.title} />
      <EmptyState
        picture={basket}
        tone="indigo"
        headingLevel={2}
        heading={reviews.chooseTitle}
        actions={null}
      >
        {reviews.choose}
      </EmptyState>
    </div>
  )
}
