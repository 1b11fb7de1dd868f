import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useCellWords } from '../grid/use-cell-words.ts'
import { ReceivedNote } from '../prices/price-notes.tsx'
import { readLine, type QuickEdit, type QuickLine, type QuickListing } from './quick-lines.ts'

interface QuickRowProps {
  listing: QuickListing
  line: QuickLine
  edit: QuickEdit
  /** Faults are told once somebody has tried to save. */
  isTried: boolean
  onEdit(change: QuickEdit): void
}

/** One variant: its price, its price in a deal, and how many are on hand. */
export function QuickRow({ listing, line, edit, isTried, onEdit }: QuickRowProps) {
  const { quick } = useArea('vendor').listingList
  const { ui } = useMessages()
  const { faultText, amount, count } = useCellWords()
  const { choice, sku, price, deal, stock, promised } = line
  const read = readLine(listing, line, edit)
  const name = choice.map((value) => inLanguage(value, ui.language)).join(', ')
  const errorOf = ({ fault }: (typeof read)['price']) => isTried && fault && faultText(fault)
  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-2 py-3.5">
      <p className="col-span-2 flex flex-wrap gap-x-2">
        {name && <span className="font-semibold">{name}</span>}
        <span className="text-muted">{sku}</span>
      </p>
      <Field
        label={quick.price}
        error={errorOf(read.price)}
        hint={
          <ReceivedNote
            pricePaisa={typeof read.price.now === 'number' ? read.price.now : price}
            rate={listing.commissionRate}
          />
        }
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={16}
            value={edit.price ?? amount(price)}
            onChange={(event) => onEdit({ price: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={quick.stock}
        error={errorOf(read.stock)}
        hint={promised > 0 && quick.promised(count(promised))}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={10}
            value={edit.stock ?? count(stock)}
            onChange={(event) => onEdit({ stock: event.target.value })}
          />
        )}
      </Field>
      <Field label={quick.deal} error={errorOf(read.deal)} className="col-span-2">
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={16}
            placeholder={quick.noDeal}
            value={edit.deal ?? (deal === null ? '' : amount(deal))}
            onChange={(event) => onEdit({ deal: event.target.value })}
          />
        )}
      </Field>
    </li>
  )
}
