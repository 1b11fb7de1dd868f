import ArrowRight from 'lucide-react/icons/arrow-right'
import Scale from 'lucide-react/icons/scale'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

type Posting = NonNullable<StaffOrder['postings']>[number]
type Line = Posting['lines'][number]

interface Transfer {
  from: Line
  to: Line
  amountPaisa: number
}

/** What a posting does to each account in the end: a sale and the commission on it are two lines of one shop. */
function sumsOf(lines: Line[]): Line[] {
  const byAccount = new Map<string, Line>()
  for (const line of lines) {
    const name = `${line.account} ${line.owner}`
    const amountPaisa = (byAccount.get(name)?.amountPaisa ?? 0) + line.amountPaisa
    byAccount.set(name, { ...(byAccount.get(name) ?? line), amountPaisa })
  }
  return [...byAccount.values()]
}

/** A posting as sums that go from one account to another: what falls pays for what rises, in the order of its lines. */
export function transfersOf(posting: Pick<Posting, 'lines'>): Transfer[] {
  const lines = sumsOf(posting.lines)
  const givers = lines
    .filter(({ amountPaisa }) => amountPaisa > 0)
    .map((line) => ({ line, left: line.amountPaisa }))
  const takers = lines.filter(({ amountPaisa }) => amountPaisa < 0)
  return takers.flatMap((to) => {
    const transfers: Transfer[] = []
    let needed = -to.amountPaisa
    for (const giver of givers) {
      const amountPaisa = Math.min(needed, giver.left)
      if (amountPaisa === 0) continue
      transfers.push({ from: giver.line, to, amountPaisa })
      giver.left -= amountPaisa
      needed -= amountPaisa
    }
    return transfers
  })
}

/** What the books say of the order, for those who have the right to money. */
export function LedgerPanel({ postings }: { postings: Posting[] }) {
  const { ledger } = useArea('staff').orders
  const { ui } = useMessages()
  const nameOf = ({ account, ownerName }: Line) => ownerName ?? ledger.accounts[account] ?? account
  const sum = postings
    .flatMap(({ lines }) => lines)
    .reduce((total, { amountPaisa }) => total + amountPaisa, 0)
  return (
    <Panel
      title={
        <>
          {ledger.title} <span className="text-small font-normal text-muted">{ledger.lead}</span>
        </>
      }
      action={
        sum === 0 &&
        postings.length > 0 && (
          <Badge tone="pineTint">
            <Scale aria-hidden className="mr-1 size-4" />
            {ledger.balanced}
          </Badge>
        )
      }
    >
      {postings.length === 0 && <p className="text-small text-muted">{ledger.none}</p>}
      <ul className="divide-y divide-line">
        {postings.flatMap((posting, at) =>
          transfersOf(posting).map(({ from, to, amountPaisa }, index) => (
            <li
              key={`${at} ${index}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2 text-small sm:grid-cols-[150px_minmax(0,1fr)_auto]"
            >
              <span className="text-muted max-sm:col-span-2">
                {dayAndTime(posting.at, ui.language)}
                <span className="sr-only"> {ledger.whats[posting.what] ?? posting.what}</span>
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {nameOf(from)} <ArrowRight aria-hidden className="inline size-4 align-[-3px]" />
                <span className="sr-only">{ledger.to}</span> {nameOf(to)}
              </span>
              <span className="font-semibold">{formatRupees(amountPaisa, ui.language)}</span>
            </li>
          )),
        )}
      </ul>
    </Panel>
  )
}
