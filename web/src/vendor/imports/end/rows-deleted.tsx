import type { Import } from '@haat/contract/domains/imports.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Says of an old import that only its numbers are left. */
export function RowsDeleted({ one: { rowsDeletedAt } }: { one: Import }) {
  const { imports } = useArea('vendor')
  const { language } = useMessages().ui
  if (rowsDeletedAt === null) return null
  return (
    <p className="text-small text-muted">{imports.rowsDeleted(formatLocalDate(rowsDeletedAt, language))}</p>
  )
}
