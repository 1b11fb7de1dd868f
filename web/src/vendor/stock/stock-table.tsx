import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { lowStockCount } from '@haat/contract/domains/catalogue.rules.ts'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ItemFigures, Left } from './item-figures.tsx'
import { ItemName, useItemName } from './item-name.tsx'
import type { OpenItem } from './stock-page.tsx'

interface StockTableProps {
  list: EndlessList<StockItem>
  empty: ReactNode
  onOpen(open: OpenItem): void
}

/**
 * Below 1280 pixels, where so many columns have no room beside the menu, the figures stand together below the name: the
 * buttons stay in sight.
 */
const inCard = 'md:text-end md:whitespace-nowrap md:align-middle md:px-2.5! tabular-nums'
const onDesktop = `max-xl:hidden! ${inCard}`

/** The variants, each with its figures and the ways to change them. */
export function StockTable({ list, empty, onOpen }: StockTableProps) {
  const { stock } = useArea('vendor')
  const { ui } = useMessages()
  const nameOf = useItemName()
  const count = (number: number) => formatCount(number, ui.language)
  const figure = (id: 'onHand' | 'reserved' | 'allocated'): Column<StockItem> => ({
    id,
    header: stock[id],
    className: onDesktop,
    renderCell: (item) => (item[id] === 0 && id !== 'onHand' ? '–' : count(item[id])),
  })
  const columns: Column<StockItem>[] = [
    {
      id: 'product',
      header: stock.product,
      isMain: true,
      className: 'xl:min-w-60 md:align-middle',
      renderCell: (item) => (
        <>
          <ItemName item={item} skuClass="xl:hidden" />
          <ItemFigures item={item} />
        </>
      ),
    },
    {
      id: 'sku',
      header: stock.sku,
      className: 'max-xl:hidden! min-w-36 align-middle wrap-anywhere',
      renderCell: ({ sku }) => <span translate="no">{sku}</span>,
    },
    figure('onHand'),
    figure('reserved'),
    figure('allocated'),
    {
      id: 'available',
      header: stock.available,
      className: onDesktop,
      renderCell: (item) => <Left item={item} />,
    },
    {
      id: 'shelf',
      header: stock.shelfColumn,
      className: 'md:max-w-28 md:text-end md:align-middle md:px-2.5!',
      renderCell: (item) => (
        <PressedFigure
          label={stock.shelfOf(nameOf(item), item.shelf)}
          onPress={() => onOpen({ name: 'shelf', item })}
        >
          {item.shelf ? <span translate="no">{item.shelf}</span> : stock.noShelf}
        </PressedFigure>
      ),
    },
    {
      id: 'lowMark',
      header: stock.lowMark,
      className: inCard,
      renderCell: (item) => {
        const mark = count(item.lowMark ?? lowStockCount)
        return (
          <PressedFigure
            label={stock.markOf(nameOf(item), mark)}
            onPress={() => onOpen({ name: 'mark', item })}
          >
            {mark}
          </PressedFigure>
        )
      },
    },
    {
      id: 'actions',
      header: stock.actions,
      isMain: true,
      className: 'md:w-px md:whitespace-nowrap md:align-middle',
      renderCell: (item) => <RowActions item={item} name={nameOf(item)} onOpen={onOpen} />,
    },
  ]
  return <DataTable label={stock.title} {...{ columns, list, empty }} keyOf={({ variantId }) => variantId} />
}

interface PressedFigureProps {
  label: string
  children: ReactNode
  onPress(): void
}

/** What of a row is changed by pressing it. */
function PressedFigure({ label, children, onPress }: PressedFigureProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="-my-2.5 min-h-11 min-w-11 rounded-chip px-2 wrap-anywhere underline decoration-dotted underline-offset-4 hover:bg-sunken"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

interface RowActionsProps {
  item: StockItem
  name: string
  onOpen(open: OpenItem): void
}

function RowActions({ item, name, onOpen }: RowActionsProps) {
  const { stock } = useArea('vendor')
  return (
    <div className="flex items-center gap-1 max-md:mt-1 md:-my-2 md:justify-end">
      <Button
        variant="secondary"
        className="max-md:grow"
        aria-label={stock.correctOf(name)}
        onClick={() => onOpen({ name: 'correct', item })}
      >
        {stock.correct}
      </Button>
      <IconButton label={stock.historyOf(name)} onClick={() => onOpen({ name: 'movements', item })}>
        <History aria-hidden />
      </IconButton>
    </div>
  )
}
