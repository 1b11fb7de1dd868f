import Download from 'lucide-react/icons/download'
import magnifier from 'picture:state-magnifier'
import { useCallback, useState } from 'react'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { StaffViews } from '#console/views/staff-views.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditList, type AuditSearch } from './audit.queries.ts'
import { AuditChanges } from './audit-changes.tsx'
import { AuditSentence, sentenceOf } from './audit-sentence.tsx'

/** The audit log: who did what and when, with the values before and after each change. */
export default function AuditPage() {
  const staff = useArea('staff')
  const { audit, frame } = staff
  const { ui } = useMessages()
  const wording = { staff, language: ui.language }
  const { search, change, replaceAll } = useSearchParams()
  const { searchTerm = '', action = '', actor = '', from = '', to = '' } = search
  const filters = { searchTerm, action, actor, from, to }
  const list = useAuditList(filters)
  const [openId, setOpenId] = useState('')
  const clear = useCallback(() => replaceAll({}), [replaceAll])
  const hasFilters = Object.values(filters).some(Boolean)

  const columns: Column<AuditEntry>[] = [
    {
      id: 'what',
      header: audit.subject,
      isMain: true,
      renderCell: (entry) => <AuditSentence entry={entry} wording={wording} />,
    },
    {
      id: 'when',
      header: audit.when,
      renderCell: ({ at }) => <DateText instant={at} form="dateTime" />,
      className: 'md:whitespace-nowrap',
    },
    {
      id: 'changes',
      header: audit.changes,
      renderCell: (entry) => {
        const isOpen = openId === entry.id
        return (
          <button
            type="button"
            data-open
            aria-expanded={isOpen}
            aria-label={`${isOpen ? audit.hide : audit.show}: ${audit.showChanges(sentenceOf(entry, wording).text)}`}
            onClick={() => setOpenId(isOpen ? '' : entry.id)}
            className="-my-2 min-h-11 font-semibold text-crimson hover:underline"
          >
            {isOpen ? audit.hide : audit.show}
          </button>
        )
      },
    },
  ]

  const empty = (
    <EmptyState
      picture={magnifier}
      headingLevel={2}
      heading={hasFilters ? audit.noneFound : audit.empty}
      actions={hasFilters && <Button onClick={clear}>{audit.showAll}</Button>}
    >
      {hasFilters ? audit.noneFoundText : audit.emptyText}
    </EmptyState>
  )

  return (
    <PageLayout>
      <PageHead title={frame.places.audit} note={audit.lead} actions={<DownloadAudit search={filters} />} />
      <AuditFilters search={filters} change={change} onClear={hasFilters ? clear : undefined} />
      <StaffViews page="audit" />
      <DataTable
        label={audit.list}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={empty}
        renderDetail={(entry) => openId === entry.id && <AuditChanges entry={entry} wording={wording} />}
        isSelected={({ id }) => openId === id}
      />
    </PageLayout>
  )
}

/** Downloads every entry that the filters let through as a CSV file. */
function DownloadAudit({ search }: { search: AuditSearch }) {
  const { audit } = useArea('staff')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const query = new URLSearchParams({ ...search })
      saveFile(await fetchFile({ call, apiUrl }, `/staff/audit.csv?${query}`), 'haat-audit.csv')
    } catch {
      void showToast('error', audit.downloadFailed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="secondary" icon={<Download />} isBusy={isBusy} onClick={() => void download()}>
      {audit.download}
    </Button>
  )
}
