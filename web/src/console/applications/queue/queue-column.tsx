import basket from 'picture:state-basket'
import { answerMinutes, applicationTabs } from '@haat/contract/domains/applications.rules.ts'
import type { ApplicationCard, ApplicationCounts } from '@haat/contract/domains/applications.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useOffice } from '#api/use-office.ts'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { FormError } from '#ui/form/form-error.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { ApplicationRow } from './application-row.tsx'
import { ListSkeleton, ListTools } from '#console/vendors/list/list-parts.tsx'
import type { VendorsAddress } from '#console/vendors/list/use-vendors-search.ts'

export type ApplicationList = EndlessList<ApplicationCard, { counts: ApplicationCounts }>

interface QueueColumnProps {
  address: VendorsAddress
  list: ApplicationList
  /** What stands below the list: what applicants mend now. */
  sentBack?: ApplicationList
  openId: string | undefined
}

/** The applications: those that wait by their promised time, below them those that are with the vendor. */
export function QueueColumn({ address, list, sentBack, openId }: QueueColumnProps) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  const back = sentBack?.rows ?? []
  const backCount = address.searchTerm === '' ? list.firstPage?.counts.sentBack : undefined
  return (
    <>
      <ListTools
        searchLabel={vendors.search}
        searchTerm={address.searchTerm}
        onSearch={address.setSearchTerm}
        state={address.state}
        states={applicationTabs}
        names={vendors.tabs}
        onState={address.setState}
      />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {list.hasFailed ? (
          <ErrorState picture={basket} headingLevel={2} query={list}>
            {vendors.failed}
          </ErrorState>
        ) : !list.rows || (sentBack && !sentBack.rows && !sentBack.hasFailed) ? (
          <ListSkeleton />
        ) : list.rows.length === 0 && back.length === 0 ? (
          <NoApplications address={address} />
        ) : list.rows.length === 0 ? (
          <p className="border-b border-line px-4.5 py-3.5 text-small text-muted">
            {address.searchTerm === '' ? vendors.none.waiting : vendors.none.searched(address.searchTerm)}
          </p>
        ) : (
          <Rows
            label={address.state === 'waiting' ? vendors.queue : vendors.queueOf(vendors.tabs[address.state])}
            list={list}
            address={address}
            openId={openId}
          />
        )}
        {!list.hasFailed && sentBack?.hasFailed && (
          <PartError onRetry={sentBack.refetch} className="px-4.5 py-2.5" />
        )}
        {sentBack && back.length > 0 && (
          <>
            <h2 className="border-b border-line bg-paper px-4.5 py-2.5 text-small font-semibold text-muted">
              {vendors.withVendor(count(backCount ?? back.length))}
            </h2>
            <Rows label={vendors.tabs['sent-back']} list={sentBack} address={address} openId={openId} />
          </>
        )}
        <p className="px-4.5 py-3.5 text-fine text-muted">{vendors.promise(count(answerMinutes / 60))}</p>
      </div>
    </>
  )
}

interface RowsProps {
  label: string
  list: ApplicationList
  address: VendorsAddress
  openId: string | undefined
}

function Rows({ label, list, address, openId }: RowsProps) {
  const { vendors } = useArea('staff')
  const { parts } = useArea('office')
  const now = useBrowserTime()
  const office = useOffice()
  return (
    <>
      <ul aria-label={label}>
        {list.rows?.map((card) => (
          <ApplicationRow
            key={card.id}
            card={card}
            isOpen={card.id === openId}
            query={address.query}
            now={now}
            office={office}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className="grid gap-2 p-4.5">
          <FormError text={list.hasMoreFailed ? parts.moreFailed : undefined} />
          <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {vendors.more}
          </Button>
        </div>
      )}
    </>
  )
}

function NoApplications({ address: { state, searchTerm, setSearchTerm } }: { address: VendorsAddress }) {
  const { vendors } = useArea('staff')
  const text = () => {
    if (searchTerm !== '') return vendors.none.searched(searchTerm)
    return state === 'waiting' ? vendors.none.waiting : vendors.none.ofState(vendors.tabs[state])
  }
  return (
    <EmptyState
      picture={basket}
      tone="pine"
      headingLevel={2}
      heading={vendors.noneTitle}
      actions={
        searchTerm !== '' && (
          <Button variant="secondary" onClick={() => setSearchTerm('')}>
            {vendors.clear}
          </Button>
        )
      }
    >
      {text()}
    </EmptyState>
  )
}
