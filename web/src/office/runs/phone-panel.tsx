import { Link } from '@tanstack/react-router'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { Run } from '@haat/contract/domains/runs.ts'
import { carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { isOpen, runsPath, useRunChange, type RunSide } from './runs.queries.ts'
import { useRunFailure } from './use-run-failure.ts'
import { useRunFigures } from './use-run-figures.ts'

/** Who has started the run, and what ends that: another phone, or the end of the run. Both are asked before. */
export function PhonePanel({ side, run }: { side: RunSide; run: Run }) {
  const { phone } = useArea('office').runs
  const { time } = useRunFigures()
  const failureText = useRunFailure()
  const [asked, setAsked] = useState<'free' | 'revoke'>()
  const free = useRunChange<void>(side, (call) => side.free(call, run.id))
  const revoke = useRunChange<void>(side, (call) => side.revoke(call, run.id))
  const { state, boundAt, startedAt } = run
  const end = (change: typeof free, done: string) =>
    change
      .mutateAsync()
      .then(
        () => showToast('success', done),
        (failure: unknown) => showToast('error', failureText(failure)!),
      )
      .finally(() => setAsked(undefined))
  const standing =
    state === 'done' || state === 'revoked' || state === 'over'
      ? phone.endedText[state]
      : boundAt
        ? phone.bound(time(boundAt))
        : startedAt
          ? phone.freed
          : phone.none
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-4 shadow-2 md:p-5">
      <div className="flex items-center gap-3.5">
        <Smartphone aria-hidden className="size-6 shrink-0 text-muted" />
        <div className="min-w-0">
          <h2 className="text-label">{phone.title}</h2>
          <p role="status" className="text-small text-muted">
            {standing}
          </p>
        </div>
      </div>
      {isOpen(state) ? (
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          {boundAt && (
            <Button variant="secondary" className="px-3" onClick={() => setAsked('free')}>
              {phone.free}
            </Button>
          )}
          <Button variant="secondary" className="px-3" onClick={() => setAsked('revoke')}>
            {phone.revoke}
          </Button>
        </div>
      ) : (
        <RestLink {...{ side, run }} />
      )}
      {asked === 'free' && (
        <ConfirmDialog
          title={phone.freeTitle}
          text={phone.freeText}
          confirmLabel={phone.free}
          busyLabel={phone.freeing}
          isBusy={free.isPending}
          onConfirm={() => void end(free, phone.freedDone)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'revoke' && (
        <ConfirmDialog
          title={phone.revokeTitle}
          text={phone.revokeText}
          confirmLabel={phone.revoke}
          busyLabel={phone.revoking}
          isBusy={revoke.isPending}
          onConfirm={() => void end(revoke, phone.revoked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** What a run that has ended left open goes on in another one. */
function RestLink({ side, run }: { side: RunSide; run: Run }) {
  const { phone } = useArea('office').runs
  const { count } = useRunFigures()
  const left = run.stops.filter(({ state }) => carriedStates.includes(state))
  if (left.length === 0) return null
  const parcels = left.map(({ number, position }) => `${number}.${position}`).join(',')
  return (
    <Link
      to={side.to}
      params={{ _splat: `${runsPath(side)}/new` }}
      search={{ courier: run.courierId, parcels } as object}
      className={buttonClass({ variant: 'secondary', isWide: true })}
    >
      {phone.rest(count(left.length))}
    </Link>
  )
}
