import type { CashDay } from '@haat/contract/domains/cash.ts'
import { useCall } from '#api/use-router-context.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { cashQueries } from '../cash.queries.ts'
import { useSums } from '../use-sums.ts'

/** The days with cash and what became of them. */
export function DayTable() {
  const { days: texts, box } = useArea('staff').cash
  const { rupees, day } = useSums()
  const list = useEndlessList(cashQueries.days(useCall()))
  const right = 'text-right max-md:text-left'
  const sum = (id: string, header: string, paisaOf: (row: CashDay) => number): Column<CashDay> => ({
    id,
    header,
    className: right,
    renderCell: (row) => rupees(paisaOf(row)),
  })
  const columns: Column<CashDay>[] = [
    {
      id: 'day',
      header: texts.day,
      isMain: true,
      renderCell: (row) => <strong className="font-semibold">{day(row.day)}</strong>,
    },
    sum('counted', box.counted, ({ countedPaisa }) => countedPaisa),
    sum('missing', texts.missing, ({ differencePaisa }) => differencePaisa),
    sum('remitted', box.remitted, ({ remittedPaisa }) => remittedPaisa),
    sum('box', box.box, ({ boxPaisa }) => boxPaisa),
    {
      id: 'found',
      header: box.found,
      className: right,
      renderCell: ({ foundPaisa }) =>
        foundPaisa === null ? <Badge tone="creamTint">{texts.open}</Badge> : rupees(foundPaisa),
    },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{texts.title}</h2>
      <DataTable label={texts.title} {...{ columns, list }} keyOf={(row) => row.day} empty={texts.none} />
    </section>
  )
}
