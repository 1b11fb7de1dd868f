import { Link } from '@tanstack/react-router'
import type { StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { usePayoutWords } from '../use-payout-words.ts'

interface Step {
  at: string
  text: string
  note?: string
}

/** What happened to a payout and who did it, the first first. */
export function StepsPanel({ payout }: { payout: StaffPayoutDetail }) {
  const { payouts } = useArea('staff')
  const { steps: texts, reasons } = payouts
  const words = usePayoutWords()
  const who = (name: string | null) => name ?? payouts.somebody
  const { approvals, peopleNeeded, failReason, failWords, reference } = payout
  const steps: Step[] = [
    { at: payout.proposedAt, text: payout.runDay ? texts.byRun : texts.proposed(who(payout.proposedBy)) },
    ...approvals.map(({ at, name }) => ({ at, text: texts.approved(who(name)) })),
  ]
  if (payout.openedAt) steps.push({ at: payout.openedAt, text: texts.opened(who(payout.openedBy)) })
  if (payout.sentAt) {
    const note = texts.reference(reference ?? '')
    steps.push({ at: payout.sentAt, text: texts.sent(who(payout.sentBy)), note })
  }
  if (payout.failedAt && failReason) {
    const note = [reasons[failReason], failWords].filter(Boolean).join(': ')
    steps.push({ at: payout.failedAt, text: texts.failed(who(payout.failedBy)), note })
  }
  if (payout.withdrawnAt) {
    const text = texts.withdrawn(who(payout.withdrawnBy))
    steps.push({ at: payout.withdrawnAt, text, note: payout.withdrawnWords })
  }
  const missing = payout.state === 'proposed' ? peopleNeeded - approvals.length : 0
  return (
    <Panel
      title={texts.title}
      action={
        <span className="text-small text-muted">
          {payouts.people(words.count(approvals.length), words.count(peopleNeeded))}
        </span>
      }
    >
      <ol className="grid gap-3">
        {steps.map(({ at, text, note }) => (
          <li key={`${at} ${text}`}>
            <p className="font-semibold">{text}</p>
            {note && <p className="text-small wrap-anywhere">{note}</p>}
            <p className="text-small text-muted">{words.time(at)}</p>
          </li>
        ))}
        {missing > 0 && <li className="text-muted">{texts.waits(words.count(missing))}</li>}
      </ol>
      {payout.repeats && <OtherPayout number={payout.repeats} text={texts.repeats(payout.repeats)} />}
      {payout.repeatedBy && (
        <OtherPayout number={payout.repeatedBy} text={texts.repeatedBy(payout.repeatedBy)} />
      )}
    </Panel>
  )
}

const OtherPayout = ({ number, text }: { number: string; text: string }) => (
  <p className="mt-3 border-t border-line pt-3">
    <Link to="/staff/$" params={{ _splat: `payouts/${number}` }} className="font-semibold">
      {text}
    </Link>
  </p>
)
