import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { usePageForm } from './use-page-draft.ts'

/** Who published the page when, and what was new. */
export function Publications() {
  const { ui } = useMessages()
  const { shopPage } = useArea('vendor')
  const { publications } = usePageForm().edition
  if (publications.length === 0) return null
  return (
    <Panel title={shopPage.history}>
      <ol className="-my-2 divide-y divide-line">
        {publications.map(({ id, at, by, changed }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold">{formatLocalDateTime(at, ui.language)}</p>
            <p className="text-small text-muted">
              {changed.map((part) => shopPage.parts[part]).join(', ')}
              {by && ` · ${shopPage.by(by)}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
