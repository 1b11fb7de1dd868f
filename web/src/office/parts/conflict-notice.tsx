import GitMerge from 'lucide-react/icons/git-merge'
import type { ReactNode } from 'react'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'

interface ConflictNoticeProps {
  /** The fields that differ: the value that is saved now, and the value typed here. */
  changes: readonly { label: string; theirs: ReactNode; yours: ReactNode }[]
  onTakeTheirs(): void
  onKeepMine(): void
  isBusy?: boolean
  /** Other words, where it was not another person. */
  texts?: Partial<Areas['office']['parts']>
}

/** Tells the second of two people who changed the same thing, and lets them choose which version stays. */
export function ConflictNotice({ changes, onTakeTheirs, onKeepMine, isBusy, texts }: ConflictNoticeProps) {
  const parts = { ...useArea('office').parts, ...texts }
  return (
    <section role="alert" className="rounded-panel border-l-4 border-marigold bg-cream p-5">
      <h2 className="flex items-center gap-2 text-h3">
        <GitMerge aria-hidden className="size-5" />
        {parts.conflict}
      </h2>
      <p className="mt-1 text-small text-cream-ink">{parts.conflictText}</p>
      {changes.length > 0 && (
        <dl className="mt-3 grid gap-3">
          {changes.map(({ label, theirs, yours }) => (
            <div key={label}>
              <dt className="text-label">{label}</dt>
              <dd className="mt-1 grid gap-2 text-small sm:grid-cols-2">
                <Side name={parts.theirs}>{theirs}</Side>
                <Side name={parts.yours}>{yours}</Side>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onTakeTheirs}>
          {parts.takeTheirs}
        </Button>
        <Button isBusy={isBusy ?? false} onClick={onKeepMine}>
          {parts.keepMine}
        </Button>
      </div>
    </section>
  )
}

const Side = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="rounded-chip bg-surface p-3 [overflow-wrap:anywhere]">
    <span className="block text-fine text-muted">{name}</span>
    {children}
  </div>
)
