import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CspViolation } from '@haat/contract/domains/csp.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'

const cspViolations = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'csp-violations'],
    queryFn: async ({ signal }) => (await call('GET /staff/csp-violations', { signal })).data,
    staleTime: 0,
  })

/**
 * Lists what browsers blocked on our pages because of the content security policy.
 * The cause can be a mistake of ours, a browser extension, or an attack.
 */
export function CspPanel() {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const { data, isError, refetch } = useQuery(cspViolations(useCall()))
  return (
    <Panel title={settings.csp.title}>
      <p className="text-muted">{settings.csp.lead}</p>
      <div className="mt-4">
        {data ? (
          <Violations rows={data} />
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p>{settings.csp.failed}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {ui.retry}
            </Button>
          </div>
        ) : (
          <TableSkeleton />
        )}
      </div>
    </Panel>
  )
}

function Violations({ rows }: { rows: CspViolation[] }) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  if (rows.length === 0) return <p role="status">{settings.csp.none}</p>
  return (
    <ul aria-label={settings.csp.title} className="grid gap-2">
      {rows.map(({ directive, blocked, page, count, lastSeenAt }) => (
        <li
          key={`${directive} ${blocked} ${page}`}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-control border border-line px-4 py-2.5"
        >
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            <strong className="font-semibold">{directive}</strong> · {blocked}
            <span className="block text-small text-muted">{settings.csp.onPage(page)}</span>
          </span>
          <span className="text-small text-muted">
            {settings.csp.times(formatCount(count, ui.language))} ·{' '}
            <time dateTime={lastSeenAt}>{formatLocalDateTime(lastSeenAt, ui.language)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
