import magnifier from 'picture:state-magnifier'
import { useCallback, useState } from 'react'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { DataTable, type Column } from '#console/parts/table/data-table.tsx'
import { PageHead } from '#console/parts/page-layout.tsx'
import { PageLayout } from '#console/parts/page-layout.tsx'
import { useSearchParams } from '#console/parts/filters/use-search-params.ts'
import { SavedViews } from '#console/staff/views/saved-views.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditList } from './audit.queries.ts'
import { DownloadAudit } from './download-audit.tsx'

/** The audit log: who did what and when, with the values before and after each change. */
export default function AuditPage() {
  const { audit, frame } = useArea('staff')
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
      renderCell: ({ subject }) => (
        <>
          <span className="block font-semibold [overflow-wrap:anywhere]">{subject.label || subject.id}</span>
          {subject.label !== subject.id && <span className="text-fine text-muted">{subject.id}</span>}
        </>
      ),
    },
    {
      id: 'action',
      header: audit.action,
      renderCell: (entry) => <Badge tone="indigoTint">{entry.action}</Badge>,
    },
    { id: 'who', header: audit.who, renderCell: ({ actor: by }) => by.name || audit.commandLine },
    {
      id: 'when',
      header: audit.when,
      renderCell: ({ at }) => <DateText instant={at} form="dateTime" />,
      className: 'md:whitespace-nowrap',
    },
    {
      id: 'changes',
      header: audit.changes,
      renderCell: ({ id, subject }) => (
        <button
          type="button"
          data-open
          aria-expanded={openId === id}
          aria-label={`${openId === id ? audit.hide : audit.show}: ${audit.showChanges(subject.label || subject.id)}`}
          onClick={() => setOpenId(openId === id ? '' : id)}
          className="-my-2 min-h-11 font-semibold text-crimson hover:underline"
        >
          {openId === id ? audit.hide : audit.show}
        </button>
      ),
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
      <SavedViews page="audit" />
      <DataTable
        label={audit.list}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={empty}
        renderDetail={(entry) => openId === entry.id && <AuditChanges entry={entry} />}
        isSelected={({ id }) => openId === id}
      />
    </PageLayout>
  )
}
