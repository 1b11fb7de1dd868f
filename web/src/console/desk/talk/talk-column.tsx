import GitMerge from 'lucide-react/icons/git-merge'
import { Link } from '@tanstack/react-router'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Composer } from '../composer/composer.tsx'
import { useComposer } from '../composer/use-composer.ts'
import { useDeskKeys } from '../use-desk-keys.ts'
import { TypingNote } from '../../live/typing-note.tsx'
import type { useTicketChange } from '../use-ticket-change.ts'
import { TalkHead } from './talk-head.tsx'
import { Thread } from './thread.tsx'

interface TalkColumnProps {
  ticket: DeskThread
  change: ReturnType<typeof useTicketChange>
  onBack(): void
  onContext(): void
  onStep(by: 1 | -1): void
}

export function TalkColumn({ ticket, change, onBack, onContext, onStep }: TalkColumnProps) {
  const composer = useComposer(ticket, change.tellConflict)
  useDeskKeys({
    j: () => onStep(1),
    k: () => onStep(-1),
    r: () => composer.begin('reply'),
    n: () => composer.begin('note'),
    e: () => change.setStatus('solved'),
    a: change.takeIt,
  })
  return (
    <>
      <TalkHead ticket={ticket} onChange={change.make} onBack={onBack} onContext={onContext} />
      <Thread ticket={ticket} />
      <TypingNote number={ticket.number} name={ticket.name} />
      {change.hasConflict && <ConflictLine onSeen={change.dismiss} />}
      {ticket.mergedInto !== null && <MergedLine ticket={ticket} into={ticket.mergedInto} />}
      {(ticket.mergedInto === null || ticket.isKeptApart) && (
        <Composer ticket={ticket} composer={composer} onStatus={change.setStatus} />
      )}
    </>
  )
}

function MergedLine({ ticket, into }: { ticket: DeskThread; into: string }) {
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

function ConflictLine({ onSeen }: { onSeen(): void }) {
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
      <Button variant="secondary" onClick={onSeen}>
        {desk.seen}
      </Button>
    </div>
  )
}
