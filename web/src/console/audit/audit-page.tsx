import Download from 'lucide-react/icons/download'
import magnifier from 'picture:state-magnifier'
import { useCallback, useState } from 'react'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { DataTable, type Column } from '#console/parts/table/data-table.tsx'
import { PageHead, PageLayout } from '#console/parts/page-layout.tsx'
import { useSearchParams } from '#console/parts/filters/use-search-params.ts'
import { SavedViews } from '#console/staff/views/saved-views.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditList, type AuditSearch } from './audit.queries.ts'
import { splitChange, valueText, type Split } from './split-change.ts'

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

/** Shows, for each field that an entry names, its value before and after. */
function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { audit } = useArea('staff')
  const { before, after, ipAddress } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <div className="grid gap-3 rounded-picture bg-paper p-4 text-left">
      {fields.length === 0 && <p className="text-muted">{audit.nothingChanged}</p>}
      {fields.map((field) => {
        const was = before ? valueText(before[field]) : ''
        const is = after ? valueText(after[field]) : ''
        const split = splitChange(was, is)
        return (
          <section key={field} aria-label={field}>
            <h2 className="text-small font-semibold">{field}</h2>
            <div className="mt-1 grid gap-2 md:grid-cols-2">
              {before && (
                <Side
                  name={audit.before}
                  split={split.before}
                  tone="bg-blush"
                  mark="bg-crimson-fill text-white"
                />
              )}
              {after && (
                <Side
                  name={audit.after}
                  split={split.after}
                  tone="bg-pine-tint"
                  mark="bg-pine-deep text-white"
                />
              )}
            </div>
          </section>
        )
      })}
      {ipAddress && <p className="text-fine text-muted">{audit.ipAddress(ipAddress)}</p>}
    </div>
  )
}

interface SideProps {
  name: string
  split: Split
  tone: string
  mark: string
}

const Side = ({ name, split: [start, middle, end], tone, mark }: SideProps) => (
  <div className={`rounded-chip p-3 ${tone}`}>
    <span className="block text-fine text-muted">{name}</span>
    <span className="[overflow-wrap:anywhere] whitespace-pre-wrap">
      {start}
      {middle && <mark className={`rounded-[3px] px-0.5 ${mark}`}>{middle}</mark>}
      {end}
      {!start && !middle && !end && '—'}
    </span>
  </div>
)
