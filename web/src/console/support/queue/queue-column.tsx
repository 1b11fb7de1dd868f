import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import envelope from 'picture:state-envelope'
import type { DeskCounts, DeskTicket } from '@haat/contract/domains/support.desk.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames } from '@haat/contract/shared/calendar-names.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { officeStateAt } from '@haat/contract/shared/office-clock.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useOffice } from '#api/use-office.ts'
import type { useDeskSearch } from './use-desk-search.ts'
import { StaffViews } from '#console/views/staff-views.tsx'
import { classNames } from '#ui/class-names.ts'
import { saveFile } from '#ui/device/save-file.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { TakeCallButton } from '../calls/take-call-button.tsx'
import { ChatLane } from '../chats/chat-lane.tsx'
import { PresenceToggle } from '../live-updates/presence-toggle.tsx'
import { shortDay, shortTime, shortWeekday } from '../time/short-time.ts'
import { filterOf, type DeskSearch } from './queue-filter.ts'
import { NoTickets } from './no-tickets.tsx'
import { QueueRow } from './queue-row.tsx'
import { QueueTools } from './queue-tools.tsx'

interface QueueColumnProps {
  address: ReturnType<typeof useDeskSearch>
  queue: EndlessList<DeskTicket, { counts: DeskCounts }>
  openNumber: string | undefined
  onAssignToMe(ticket: DeskTicket): void
}

export function QueueColumn({ address, queue, openNumber, onAssignToMe }: QueueColumnProps) {
  const { desk } = useArea('staff')
  const { parts } = useArea('office')
  const now = useBrowserTime()
  const office = useOffice()
  const { search, query, change } = address
  return (
    <>
      <QueueHead />
      <ChatLane openNumber={openNumber} query={query} onOpen={address.open} />
      <QueueTools search={search} counts={queue.firstPage?.counts} change={change} />
      <div className="px-4.5 py-2 empty:hidden">
        <StaffViews page="desk" />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {queue.hasFailed ? (
          <ErrorState picture={envelope} headingLevel={2} query={queue}>
            {desk.failed}
          </ErrorState>
        ) : !queue.rows ? (
          <QueueSkeleton />
        ) : queue.rows.length === 0 ? (
          <NoTickets address={address} />
        ) : (
          <>
            <ul aria-label={desk.queue}>
              {queue.rows.map((ticket) => (
                <QueueRow
                  key={ticket.number}
                  ticket={ticket}
                  isOpen={ticket.number === openNumber}
                  {...{ query, now, office, onAssignToMe }}
                />
              ))}
            </ul>
            <div className="grid gap-2 p-4.5">
              {queue.hasMore && (
                <>
                  <FormError text={queue.hasMoreFailed ? parts.moreFailed : undefined} />
                  <Button variant="secondary" isBusy={queue.isLoadingMore} onClick={queue.loadMore}>
                    {desk.more}
                  </Button>
                </>
              )}
              <ExportButton search={search} />
            </div>
          </>
        )}
      </div>
    </>
  )
}

const QueueSkeleton = () => (
  <SkeletonGroup>
    {Array.from({ length: 7 }, (_, at) => (
      <div key={at} className="grid gap-2.5 border-b border-line px-4.5 py-4">
        <Skeleton className="h-4 w-40 rounded-full" />
        <Skeleton className="h-4 w-60 rounded-full" />
        <Skeleton className="ml-auto h-4 w-32 rounded-full" />
      </div>
    ))}
  </SkeletonGroup>
)

/** Downloads the whole filtered queue as a CSV file. */
function ExportButton({ search }: { search: DeskSearch }) {
  const { desk } = useArea('staff')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFile({ call, apiUrl }, `/staff/tickets.csv?${new URLSearchParams({ ...filterOf(search) })}`),
    onSuccess: (file) => {
      saveFile(file, 'tickets.csv')
      void showToast('success', desk.exported)
    },
    onError: () => void showToast('error', desk.failed),
  })
  return (
    <Button variant="quiet" icon={<Download aria-hidden />} isBusy={isPending} onClick={() => mutate()}>
      {desk.export}
    </Button>
  )
}

/** The heading of the queue: the day in Nepal, whether the office is open, and the reader's chat presence. */
function QueueHead() {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const bs = bsDateOf(now)
  const day = bs
    ? `${shortWeekday(now, ui.language)} ${inDigitsOf(ui.language, String(bs.day))} ${bsMonthNames[ui.language][bs.month - 1]}`
    : shortDay(now, ui.language)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 px-4.5 pt-4 pb-3">
      <h1 className="text-h1">{desk.title}</h1>
      <p className="min-w-0 grow basis-40 text-right text-small">
        <span className="block text-muted">
          {day}, {desk.npt(formatTime(now, ui.language))}
        </span>
        <OfficeState now={now} />
      </p>
      <PresenceToggle />
      <TakeCallButton />
    </header>
  )
}

/** Whether the office is open, until or from when. Its space is reserved before that is known. */
function OfficeState({ now }: { now: Date }) {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const office = useOffice()
  const state = office && officeStateAt(office, now)
  const textOf = () => {
    if (!state) return ''
    if (state.isOpen) return desk.openUntil(formatTime(state.closes, ui.language))
    const opening = shortTime(state.opens, now, ui.language)
    if (!state.holiday) return desk.opens(opening)
    return desk.holiday(inLanguage(state.holiday, ui.language) || desk.someHoliday, opening)
  }
  return (
    <span
      className={classNames('block min-h-[1lh] font-semibold', state?.isOpen ? 'text-pine' : 'text-muted')}
    >
      {textOf()}
    </span>
  )
}
