import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { maxApprovedAtOnce, type PayoutStep } from '@haat/contract/domains/payouts.rules.ts'
import type { StaffPayout } from '@haat/contract/domains/payouts.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { usePayoutWords } from '../use-payout-words.ts'
import { ApproveBar } from './approve-bar.tsx'

interface PayoutTableProps {
  state: PayoutStep
  list: EndlessList<StaffPayout>
  empty: ReactNode
}

/** Whether the reader can still say yes to it. */
const isToApprove = ({ state, problem, approvals }: StaffPayout) =>
  state === 'proposed' && problem === null && !approvals.some(({ isMine }) => isMine)

/** The payouts of one state. Those that wait for an approval can be chosen and approved together. */
export function PayoutTable({ state, list, empty }: PayoutTableProps) {
  const { payouts } = useArea('staff')
  const { list: texts } = payouts
  const words = usePayoutWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const free = (list.rows ?? []).filter(isToApprove)
  const picked = free.filter(({ number }) => chosen.has(number)).slice(0, maxApprovedAtOnce)
  const choose = (number: string, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      if (isChosen) after.add(number)
      else after.delete(number)
      return after
    })
  const columns: Column<StaffPayout>[] = [
    {
      id: 'shop',
      header: texts.shop,
      isMain: true,
      renderCell: (row) => (
        <span className="flex items-start gap-2">
          {free.includes(row) && (
            <Checkbox
              aria-label={texts.choose(row.number)}
              checked={chosen.has(row.number)}
              onChange={({ target }) => choose(row.number, target.checked)}
              className="-my-2"
            >
              {null}
            </Checkbox>
          )}
          <ShopCell payout={row} />
        </span>
      ),
    },
    {
      id: 'amount',
      header: texts.amount,
      className: 'text-right whitespace-nowrap max-md:text-left',
      renderCell: ({ amountPaisa }) => <strong className="font-semibold">{words.rupees(amountPaisa)}</strong>,
    },
    { id: 'account', header: texts.account, renderCell: ({ account }) => words.account(account) },
    {
      id: 'people',
      header: texts.people,
      renderCell: ({ approvals, peopleNeeded }) =>
        payouts.people(words.count(approvals.length), words.count(peopleNeeded)),
    },
    { id: 'when', header: texts.when, renderCell: ({ movedAt }) => words.day(movedAt) },
  ]
  return (
    <div className="grid gap-3">
      {state === 'proposed' && (
        <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
          {free.length > 0 && (
            <Checkbox
              checked={free.every(({ number }) => chosen.has(number))}
              onChange={({ target }) =>
                setChosen(new Set(target.checked ? free.map(({ number }) => number) : []))
              }
              className="font-semibold"
            >
              {texts.chooseAll}
            </Checkbox>
          )}
          <ApproveBar isShown={free.length > 0} payouts={picked} onDone={() => setChosen(new Set())} />
        </div>
      )}
      <DataTable
        label={payouts.states[state]}
        {...{ columns, list, empty }}
        keyOf={({ number }) => number}
        isSelected={({ number }) => chosen.has(number)}
      />
    </div>
  )
}

/** The shop and the number of a payout, and what stands in its way. */
function ShopCell({ payout }: { payout: StaffPayout }) {
  const { payouts } = useArea('staff')
  const { language } = useMessages().ui
  const { number, shopName, problem, repeats, repeatedBy } = payout
  return (
    <span className="min-w-0">
      <Link
        to="/staff/$"
        params={{ _splat: `payouts/${number}` }}
        aria-label={payouts.list.open(number, inLanguage(shopName, language))}
        className="font-semibold"
      >
        <BilingualText text={shopName} />
      </Link>
      <span className="block text-fine text-muted">
        {[
          number,
          repeats && payouts.steps.repeats(repeats),
          repeatedBy && payouts.steps.repeatedBy(repeatedBy),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {problem && (
        <span className="mt-1 block">
          <Badge tone="blushTint">{payouts.problems[problem]}</Badge>
        </span>
      )}
    </span>
  )
}
