import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { ClosedMonth, Statements } from '@haat/contract/domains/statements.ts'
import {
  addBsMonths,
  bsMonthName,
  fiscalYearOfMonth,
  fiscalYearSlug,
  formatBsMonth,
} from '@haat/contract/shared/bs-months.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { statementsQuery, useSavePaper, type PaperPath, type Whose } from './statements.queries.ts'

interface PapersPanelProps {
  whose: Whose
  /** The month that the page is about; where it is about none, one is chosen here. */
  month?: string
}

/** The papers of a month, of the last closed one while it runs, and of its fiscal year or the last closed one. */
export function PapersPanel({ whose, month }: PapersPanelProps) {
  const { statements: papers } = useArea('office')
  const { data, isError, refetch } = useQuery(statementsQuery(useCall(), whose))
  return (
    <Panel title={<span className="text-h3">{papers.title}</span>}>
      {data ? (
        month === undefined ? (
          <ChosenMonth whose={whose} statements={data} />
        ) : (
          <PaperRows whose={whose} month={month} statements={data} />
        )
      ) : isError ? (
        <PartError onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 rounded-chip" />
          ))}
        </SkeletonGroup>
      )}
    </Panel>
  )
}

interface PaperRow {
  path: PaperPath
  name: string
  note: string
}

interface PaperRowsProps {
  whose: Whose
  month: string
  statements: Statements
}

/** Every month that the books have, the running one first. */
function ChosenMonth({ whose, statements }: Omit<PaperRowsProps, 'month'>) {
  const { statements: papers } = useArea('office')
  const { language } = useMessages().ui
  const { runningMonth, firstMonth } = statements
  const [month, setMonth] = useState(runningMonth)
  if (firstMonth === null) return <p className="text-small text-muted">{papers.none}</p>
  const months: string[] = []
  for (let one = runningMonth; one >= firstMonth; one = addBsMonths(one, -1)) months.push(one)
  return (
    <>
      <SelectInput
        aria-label={papers.choose}
        value={month}
        className="mb-3"
        onChange={(event) => setMonth(event.target.value)}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {formatBsMonth(one, language)}
          </option>
        ))}
      </SelectInput>
      <PaperRows whose={whose} month={month} statements={statements} />
    </>
  )
}

function PaperRows({ whose, month, statements }: PaperRowsProps) {
  const { statements: papers } = useArea('office')
  const rowsOf = usePaperRows()
  const save = useSavePaper(whose)
  const rows = rowsOf(statements, month)
  return (
    <>
      <ul className="-mt-1">
        {rows.map(({ path, name, note }) => (
          <li key={path} className="flex items-center gap-3 border-t border-line py-2">
            <FileText aria-hidden className="size-5 shrink-0 text-crimson" />
            <span className="min-w-0 grow">
              <strong className="block text-small font-semibold wrap-anywhere">{name}</strong>
              <span className="text-fine text-muted">{note}</span>
            </span>
            <IconButton
              label={papers.download(`${name}, ${note}`)}
              aria-busy={save.isPending && save.variables === path}
              onClick={() => save.mutate(path)}
            >
              <Download aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fine text-muted">{papers.when}</p>
    </>
  )
}

/** Which papers there are to a month. */
function usePaperRows() {
  const { statements: papers } = useArea('office')
  const { language } = useMessages().ui

  const billRow = ({ month, bill }: ClosedMonth): PaperRow[] => {
    if (!bill) return []
    const name = papers[bill.kind](bsMonthName(month, language))
    return [
      {
        path: `statements/${month}/bill`,
        name,
        note: papers.withVat(formatRupees(bill.totalPaisa, language)),
      },
    ]
  }
  const closedRows = (closed: ClosedMonth): PaperRow[] => {
    const { month } = closed
    const name = formatBsMonth(month, language)
    return [
      { path: `statements/${month}/statement`, name: papers.statement(name), note: papers.pdf },
      ...billRow(closed),
      { path: `statements/${month}/csv`, name: papers.lines(bsMonthName(month, language)), note: papers.csv },
    ]
  }
  const openRows = (month: string): PaperRow[] => [
    {
      path: `statements/${month}/statement`,
      name: papers.statement(formatBsMonth(month, language)),
      note: papers.notClosed,
    },
    {
      path: `statements/${month}/csv`,
      name: papers.lines(bsMonthName(month, language)),
      note: papers.csvNotClosed,
    },
  ]
  const yearRows = (year: string): PaperRow[] => {
    const path = `fiscal-years/${fiscalYearSlug(year)}` as const
    const name = papers.year(inDigitsOf(language, year))
    return [
      { path: `${path}/statement`, name, note: papers.yearPdf },
      { path: `${path}/csv`, name, note: papers.yearCsv },
    ]
  }
  return ({ closed, closedYears }: Statements, month: string): PaperRow[] => {
    const own = closed.find((one) => one.month === month)
    const last = closed.find((one) => one.month < month)
    const ofMonth = fiscalYearOfMonth(month)
    const year = closedYears.includes(ofMonth) ? ofMonth : closedYears[0]
    return [
      ...(own ? closedRows(own) : openRows(month)),
      ...(own || !last ? [] : closedRows(last)),
      ...(year === undefined ? [] : yearRows(year)),
    ]
  }
}
