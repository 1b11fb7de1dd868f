import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatAmount } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ReceivedNote } from '../prices/price-notes.tsx'
import { readLine, type QuickEdit, type QuickLine } from './quick-lines.ts'

interface QuickRowProps {
  line: QuickLine
  edit: QuickEdit
  /** Faults are told once somebody has tried to save. */
  isTried: boolean
  onEdit(change: QuickEdit): void
}

/** One variant: its price, and how many are on hand. */
export function QuickRow({ line, edit, isTried, onEdit }: QuickRowProps) {
  const { quick } = useArea('vendor').listingList
  const { ui } = useMessages()
  const { choice, sku, pricePaisa, dealPaisa, mrpPaisa, commissionRate, onHand, promised } = line
  const read = readLine(line, edit)
  const name = choice.map((value) => inLanguage(value, ui.language)).join(', ')
  const amount = (paisa: number | null) => formatAmount(paisa ?? 0, ui.language)
  const faults = {
    'no-price': quick.faults.noPrice,
    'above-mrp': quick.faults.aboveMrp(amount(mrpPaisa)),
    'not-above-deal': quick.faults.belowDeal(amount(dealPaisa)),
    'no-count': quick.faults.noCount,
    promised: quick.faults.promised(formatCount(promised, ui.language)),
  }
  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-2 py-3.5">
      <p className="col-span-2 flex flex-wrap gap-x-2">
        {name && <span className="font-semibold">{name}</span>}
        <span className="text-muted">{sku}</span>
      </p>
      <Field
        label={quick.price}
        error={isTried && read.priceFault && faults[read.priceFault]}
        hint={<ReceivedNote pricePaisa={read.pricePaisa ?? pricePaisa} rate={commissionRate} />}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={16}
            value={edit.price ?? amount(pricePaisa)}
            onChange={(event) => onEdit({ price: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={quick.stock}
        error={isTried && read.stockFault && faults[read.stockFault]}
        hint={promised > 0 && quick.promised(formatCount(promised, ui.language))}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={10}
            value={edit.stock ?? formatCount(onHand, ui.language)}
            onChange={(event) => onEdit({ stock: event.target.value })}
          />
        )}
      </Field>
    </li>
  )
}
