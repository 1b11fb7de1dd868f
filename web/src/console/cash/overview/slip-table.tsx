import type { Remittance } from '@haat/contract/domains/cash.ts'
import { useCall } from '#api/use-router-context.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { cashQueries } from '../cash.queries.ts'
import { useSums } from '../use-sums.ts'

/** What was brought to the bank. */
export function SlipTable() {
  const { slips: texts } = useArea('staff').cash
  const { rupees, time } = useSums()
  const list = useEndlessList(cashQueries.remittances(useCall()))
  const columns: Column<Remittance>[] = [
    {
      id: 'slip',
      header: texts.slip,
      isMain: true,
      renderCell: ({ reference }) => <strong className="font-semibold wrap-anywhere">{reference}</strong>,
    },
    { id: 'when', header: texts.when, renderCell: ({ at }) => time(at) },
    { id: 'by', header: texts.by, renderCell: ({ by }) => by ?? '' },
    {
      id: 'amount',
      header: texts.amount,
      className: 'text-right max-md:text-left',
      renderCell: ({ amountPaisa }) => rupees(amountPaisa),
    },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{texts.title}</h2>
      <DataTable label={texts.title} {...{ columns, list }} keyOf={(row) => row.id} empty={texts.none} />
    </section>
  )
}
