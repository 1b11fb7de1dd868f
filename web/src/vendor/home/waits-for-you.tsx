import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import FilePen from 'lucide-react/icons/file-pen'
import ImagePlus from 'lucide-react/icons/image-plus'
import MailQuestionMark from 'lucide-react/icons/mail-question-mark'
import ScrollText from 'lucide-react/icons/scroll-text'
import type { ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { useMyInvitations } from '../members/members.queries.ts'
import { MyInvitations } from '../members/my-invitations.tsx'
import { useWaitingParcels } from '../orders/parcels.queries.ts'
import type { PageName } from '../portal-pages.tsx'
import { ClosedCard } from './closed-card.tsx'
import { areParcelsUrgent, ParcelsPanel } from './parcels-panel.tsx'
import { parcelTasks, ParcelTaskRows } from './parcel-task-rows.tsx'
import { ListingTaskRow } from './listing-task-row.tsx'
import { useListingTasks } from './listing-tasks.ts'
import { usePageTasks, type PageTask } from './page-tasks.ts'
import { TaskRow, type TaskTone } from './task-row.tsx'

/** Where each task of the shop's page is done, and how its row looks. */
const rowOf: Record<PageTask, { page: PageName; icon: ReactNode; tone: TaskTone }> = {
  draft: { page: 'page', icon: <FilePen aria-hidden />, tone: 'cream' },
  noStory: { page: 'page', icon: <ScrollText aria-hidden />, tone: 'indigo' },
  noLogo: { page: 'page', icon: <ImagePlus aria-hidden />, tone: 'indigo' },
  noHours: { page: 'hours', icon: <Clock aria-hidden />, tone: 'pine' },
}

/** What somebody should look at, or that there is nothing. */
export function WaitsForYou({ shop }: { shop: Shop }) {
  const { home, join } = useArea('vendor')
  const { ui } = useMessages()
  const { data: mine = [] } = useMyInvitations()
  const ofPage = usePageTasks(shop)
  const ofListings = useListingTasks(shop)
  const ofParcels = useWaitingParcels(shop)
  const { data: waiting } = ofParcels
  const parcels = waiting?.counts
  const { tasks, edition } = ofPage
  const invitationCount = shop.openInvitationCount ?? 0
  // A holiday that is still to come is nothing to do.
  const closed = shop.state === 'closed' ? shop.closed : null
  const isUrgent = waiting !== undefined && areParcelsUrgent(waiting)
  const count =
    (parcels ? parcelTasks(parcels).length : 0) +
    ofListings.tasks.length +
    tasks.length +
    (invitationCount > 0 ? 1 : 0)
  if (ofPage.isLoading || ofListings.isLoading || ofParcels.isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-36 rounded-panel" />
      </SkeletonGroup>
    )
  }
  const failed = [
    {
      hasFailed: ofParcels.isLoadingError,
      retry: () => void ofParcels.refetch(),
      text: home.parcels.unknown,
    },
    { ...ofListings, text: home.listingsUnknown },
    { ...ofPage, text: home.pageUnknown },
  ].filter(({ hasFailed }) => hasFailed)
  if (!isUrgent && count === 0 && mine.length === 0 && !closed && failed.length === 0) return <AllDone />
  const draftText =
    edition?.changedBy && edition.changedAt
      ? home.draftBy(edition.changedBy, formatLocalDate(edition.changedAt, ui.language))
      : home.draftText
  return (
    <div className="grid content-start gap-4">
      {isUrgent && <ParcelsPanel {...{ shop, waiting }} />}
      {mine.length > 0 && (
        <Panel title={join.mine.title}>
          <MyInvitations invitations={mine} />
        </Panel>
      )}
      {closed && <ClosedCard closed={closed} />}
      {failed.map(({ text, retry }) => (
        <section key={text} className="rounded-panel bg-cream p-5 text-cream-ink">
          <p className="font-semibold">{text}</p>
          <PartError onRetry={retry} />
        </section>
      ))}
      {count > 0 && (
        <Panel
          title={isUrgent ? home.alsoWaits : home.waits}
          action={
            <span className="text-small text-muted">{home.things(formatCount(count, ui.language))}</span>
          }
        >
          <ul className="-my-2 divide-y divide-line">
            {parcels && <ParcelTaskRows shop={shop} counts={parcels} />}
            {ofListings.tasks.map((task) => (
              <ListingTaskRow key={`${task.task} ${task.kind}`} {...{ shop, task }} />
            ))}
            {tasks.map((task) => (
              <TaskRow
                key={task}
                {...{ shop, ...rowOf[task] }}
                title={home[task]}
                text={task === 'draft' ? draftText : home[`${task}Text`]}
              />
            ))}
            {invitationCount > 0 && (
              <TaskRow
                shop={shop}
                page="team"
                tone="indigo"
                icon={<MailQuestionMark aria-hidden />}
                title={home.invitations(formatCount(invitationCount, ui.language))}
                text={home.invitationsText}
              />
            )}
          </ul>
        </Panel>
      )}
    </div>
  )
}

function AllDone() {
  const { home } = useArea('vendor')
  return (
    <section className="ghost on-colour flex min-h-36 items-center gap-4 rounded-panel bg-pine-deep p-5 text-white md:rounded-hero md:p-6">
      <CircleCheck aria-hidden className="size-10 shrink-0 text-marigold-soft" />
      <div>
        <h2 className="text-title">{home.allDone}</h2>
        <p className="mt-0.5">{home.allDoneText}</p>
      </div>
    </section>
  )
}
