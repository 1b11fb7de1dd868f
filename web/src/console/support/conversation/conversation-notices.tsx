import { Link } from '@tanstack/react-router'
import GitMerge from 'lucide-react/icons/git-merge'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { useLiveState } from '../live-updates/live-updates.queries.ts'

export function MergedNotice({ ticket, into }: { ticket: DeskThread; into: string }) {
  const { desk } = useArea('staff')
  return (
    <div className="m-4 flex items-center gap-3 rounded-control bg-sunken px-4 py-3 md:mx-6">
      <GitMerge aria-hidden className="size-5 shrink-0" />
      <p>
        <Link to="/staff/$" params={{ _splat: `desk/${into}` }} className="text-crimson">
          {desk.mergedInto(into)}
        </Link>
        {ticket.isKeptApart && <span className="block text-small">{desk.keptApartText}</span>}
      </p>
    </div>
  )
}

export function ConflictNotice({ onDismiss }: { onDismiss(): void }) {
  const { desk } = useArea('staff')
  return (
    <div
      role="alert"
      className="mx-4 mb-3 flex flex-wrap items-center justify-between gap-2 rounded-control border-l-4 border-marigold bg-cream px-4 py-2.5 md:mx-6"
    >
      <p className="min-w-0">
        <strong className="font-semibold">{desk.conflict}</strong>
        <span className="block text-small">{desk.conflictText}</span>
      </p>
      <Button variant="secondary" onClick={onDismiss}>
        {desk.seen}
      </Button>
    </div>
  )
}

/** "Mina is typing…" below the messages. The paragraph always takes up its height, so that nothing moves. */
export function TypingNote({ number, name }: { number: string; name: string }) {
  const { live } = useArea('staff')
  const { typing } = useLiveState()
  return (
    <p aria-live="polite" className="min-h-6 shrink-0 px-4 text-small text-muted md:px-6">
      {typing.includes(number) && live.typing(name.split(' ')[0] ?? name)}
    </p>
  )
}
