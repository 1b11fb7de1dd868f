import { useQuery } from '@tanstack/react-query'
import type { SavedParticulars } from '@haat/contract/domains/content.site.ts'
import type { Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { useParticularsDifferences } from './use-particulars-differences.ts'
import { shopQueries } from './shop.queries.ts'

interface VersionsPanelProps {
  currentVersion: number
  isAdmin: boolean
  onRestore(particulars: Particulars): void
}

/** Lists every version with its author, time and changes; an earlier one can be copied into the form. */
export function VersionsPanel({ currentVersion, isAdmin, onRestore }: VersionsPanelProps) {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  const { data, isError, refetch } = useQuery(shopQueries.versions(useCall()))
  const texts = shop.versions
  return (
    <Panel title={texts.title}>
      {data ? (
        data.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <ol className="grid gap-3">
            {data.map((saved, at) => (
              <Version
                key={saved.version}
                saved={saved}
                before={data[at + 1]}
                isCurrent={saved.version === currentVersion}
                {...(isAdmin && { onRestore })}
              />
            ))}
          </ol>
        )
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{texts.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {ui.retry}
          </Button>
        </div>
      ) : (
        <TableSkeleton />
      )}
    </Panel>
  )
}

interface VersionProps {
  saved: SavedParticulars
  before: SavedParticulars | undefined
  isCurrent: boolean
  onRestore?: (particulars: Particulars) => void
}

function Version({ saved, before, isCurrent, onRestore }: VersionProps) {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  const listDifferences = useParticularsDifferences()
  const texts = shop.versions
  const number = formatCount(saved.version, ui.language)
  const differences = before && listDifferences(before.particulars, saved.particulars)

  function restore() {
    onRestore?.(saved.particulars)
    void showToast('info', texts.taken(number))
    window.scrollTo({ top: 0 })
  }

  return (
    <li className="rounded-control border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-label">{texts.version(number)}</span>
        {isCurrent && <Badge tone="pine">{texts.now}</Badge>}
        <span className="text-small text-muted">
          {saved.savedAt && <DateText instant={saved.savedAt} form="dateTime" />}{' '}
          {saved.savedBy ? texts.by(saved.savedBy) : texts.ours}
        </span>
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-crimson">
          {texts.differences}
        </summary>
        {!differences && <p className="text-small text-muted">{texts.first}</p>}
        {differences?.length === 0 && <p className="text-small text-muted">{texts.same}</p>}
        {differences && differences.length > 0 && (
          <dl className="grid gap-3 pb-2">
            {differences.map(({ field, label, was, became }) => (
              <div key={field}>
                <dt className="text-label">{label}</dt>
                <dd className="mt-1 grid gap-2 text-small [overflow-wrap:anywhere] sm:grid-cols-2">
                  <Side name={texts.was} text={was || texts.nothing} />
                  <Side name={texts.became} text={became || texts.nothing} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </details>
      {onRestore && !isCurrent && (
        <Button variant="secondary" onClick={restore}>
          {texts.back}
        </Button>
      )}
    </li>
  )
}

const Side = ({ name, text }: { name: string; text: string }) => (
  <span className="rounded-chip bg-sunken p-3">
    <span className="block text-fine text-muted">{name}</span>
    {text}
  </span>
)
