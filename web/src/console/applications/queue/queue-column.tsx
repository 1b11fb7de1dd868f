import { answerMinutes, applicationTabs } from '@haat/contract/domains/applications.rules.ts'
import type { ApplicationCard, ApplicationCounts } from '@haat/contract/domains/applications.staff.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useOffice } from '#api/use-office.ts'
import { ListColumn, Rows } from '#console/vendors/list/list-column.tsx'
import type { VendorsAddress } from '#console/vendors/list/use-vendors-search.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { ApplicationRow } from './application-row.tsx'

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
  const now = useBrowserTime()
  const office = useOffice()
  const { state, searchTerm, query } = address
  const count = (n: number) => formatCount(n, ui.language)
  const backCount = searchTerm === '' ? list.firstPage?.counts.sentBack : undefined
  const row = (card: ApplicationCard) => (
    <ApplicationRow key={card.id} card={card} isOpen={card.id === openId} {...{ query, now, office }} />
  )
  return (
    <ListColumn
      texts={vendors}
      noneAtAll={vendors.none.waiting}
      address={address}
      states={applicationTabs}
      state={state}
      onState={address.setState}
      lists={sentBack ? [list, sentBack] : [list]}
      foot={
        <>
          {!list.hasFailed && sentBack?.hasFailed && (
            <PartError onRetry={sentBack.refetch} className="px-4.5 py-2.5" />
          )}
          <p className="px-4.5 py-3.5 text-fine text-muted">{vendors.promise(count(answerMinutes / 60))}</p>
        </>
      }
    >
      {list.rows?.length === 0 ? (
        <p className="border-b border-line px-4.5 py-3.5 text-small text-muted">
          {searchTerm === '' ? vendors.none.waiting : vendors.none.searched(searchTerm)}
        </p>
      ) : (
        <Rows label={state === 'waiting' ? vendors.queue : vendors.queueOf(vendors.tabs[state])} list={list}>
          {row}
        </Rows>
      )}
      {sentBack?.rows && sentBack.rows.length > 0 && (
        <>
          <h2 className="border-b border-line bg-paper px-4.5 py-2.5 text-small font-semibold text-muted">
            {vendors.withVendor(count(backCount ?? sentBack.rows.length))}
          </h2>
          <Rows label={vendors.tabs['sent-back']} list={sentBack}>
            {row}
          </Rows>
        </>
      )}
    </ListColumn>
  )
}
