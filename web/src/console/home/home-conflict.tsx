import { useQuery } from '@tanstack/react-query'
import type { HomeEdition } from '@haat/contract/domains/home.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { homeEdition } from './home.queries.ts'

interface HomeConflictProps {
  onTake(theirs: HomeEdition): void
  onKeep(theirs: HomeEdition): void
}

export function HomeConflict({ onTake, onKeep }: HomeConflictProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const { data: theirs } = useQuery({
    ...homeEdition(useCall()),
    queryKey: ['console', 'home', 'theirs'],
    gcTime: 0,
  })
  return (
    <section role="alert" className="mt-5 rounded-panel border-l-4 border-marigold bg-cream p-5">
      <h2 className="text-h3">{home.conflict.title}</h2>
      {theirs ? (
        <>
          <p className="mt-1">
            {home.conflict.text(
              theirs.changedBy || home.conflict.somebody,
              theirs.changedAt ? formatDateTime(theirs.changedAt, ui.language) : '',
            )}
          </p>
          <p className="mt-2 text-small">{home.conflict.keepMineHint}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => onKeep(theirs)}>{home.conflict.keepMine}</Button>
            <Button variant="secondary" onClick={() => onTake(theirs)}>
              {home.conflict.takeTheirs}
            </Button>
          </div>
        </>
      ) : (
        <p>{ui.loading}</p>
      )}
    </section>
  )
}
