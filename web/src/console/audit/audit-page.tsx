import magnifier from 'picture:state-magnifier'
import { useCallback, useState } from 'react'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { useArea } from '#messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DataTable, type Column } from '../parts/data-table.tsx'
import { PlaceHead } from '../parts/place-head.tsx'
import { PlacePage } from '../parts/place-page.tsx'
import { usePlaceSearch } from '../parts/use-place-search.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditList } from './audit.queries.ts'
import { DownloadAudit } from './download-audit.tsx'

/** What was done by whom, searchable, with before and after. */
export default function AuditPage() {
  const { audit, frame } = useArea('staff')
  const { search, change, replaceAll } = usePlaceSearch()
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
    <PlacePage>
      <PlaceHead title={frame.places.audit} note={audit.lead} actions={<DownloadAudit search={filters} />} />
      <AuditFilters search={filters} change={change} onClear={hasFilters ? clear : undefined} />
      <SavedViews place="audit" search={search} onChoose={replaceAll} />
      <DataTable
        label={audit.list}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={empty}
        renderDetail={(entry) => openId === entry.id && <AuditChanges entry={entry} />}
        isSelected={({ id }) => openId === id}
      />
    </PlacePage>
  )
}
