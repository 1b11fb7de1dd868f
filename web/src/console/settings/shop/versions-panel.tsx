import { useQuery } from '@tanstack/react-query'
import type { SavedParticulars } from '@haat/contract/domains/content.site.ts'
import type { Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { TableSkeleton } from '../../parts/table-skeleton.tsx'
import { useDifferences } from './particular-words.ts'
import { shopQueries } from './shop.queries.ts'

interface VersionsPanelProps {
  shown: number
  isAdmin: boolean
  onTake(particulars: Particulars): void
}

/** Every version with who and when and what it changed; an earlier one can be taken into the form. */
export function VersionsPanel({ shown, isAdmin, onTake }: VersionsPanelProps) {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  const { data, isError, refetch } = useQuery(shopQueries.versions(useCall()))
  const words = shop.versions
  return (
    <Panel title={words.title}>
      {data ? (
        data.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <ol className="grid gap-3">
            {data.map((saved, at) => (
              <Version
                key={saved.version}
                saved={saved}
                before={data[at + 1]}
                isShown={saved.version === shown}
                {...(isAdmin && { onTake })}
              />
            ))}
          </ol>
        )
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{words.failed}</p>
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
  isShown: boolean
  onTake?: (particulars: Particulars) => void
}

function Version({ saved, before, isShown, onTake }: VersionProps) {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  const differencesOf = useDifferences()
  const words = shop.versions
  const number = formatCount(saved.version, ui.language)
  const differences = before && differencesOf(before.particulars, saved.particulars)

  function take() {
    onTake?.(saved.particulars)
    void showToast('info', words.taken(number))
    window.scrollTo({ top: 0 })
  }

  return (
    <li className="rounded-control border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-label">{words.version(number)}</span>
        {isShown && <Badge tone="pine">{words.now}</Badge>}
        <span className="text-small text-muted">
          {saved.savedAt && <DateText instant={saved.savedAt} form="dateTime" />}{' '}
          {saved.savedBy ? words.by(saved.savedBy) : words.ours}
        </span>
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-crimson">
          {words.differences}
        </summary>
        {!differences && <p className="text-small text-muted">{words.first}</p>}
        {differences?.length === 0 && <p className="text-small text-muted">{words.same}</p>}
        {differences && differences.length > 0 && (
          <dl className="grid gap-3 pb-2">
            {differences.map(({ field, label, was, became }) => (
              <div key={field}>
                <dt className="text-label">{label}</dt>
                <dd className="mt-1 grid gap-2 text-small [overflow-wrap:anywhere] sm:grid-cols-2">
                  <Side name={words.was} text={was || words.nothing} />
                  <Side name={words.became} text={became || words.nothing} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </details>
      {onTake && !isShown && (
        <Button variant="secondary" onClick={take}>
          {words.back}
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
