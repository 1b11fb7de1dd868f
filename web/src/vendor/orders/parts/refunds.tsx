import Download from 'lucide-react/icons/download'
import { creditNoteFile } from '@haat/contract/domains/orders.refunds.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useSaveFile } from '#ui/device/use-save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useFigures } from './use-figures.ts'

/** What Haat gave back to the shopper after the delivery, why, and the credit notes of the shop. */
export function Refunds({ shop, parcel }: ParcelScreenProps) {
  const { facts, papers } = useArea('vendor').orders
  const { language } = useMessages().ui
  const { rupees, time, count } = useFigures()
  const file = useSaveFile(papers)
  if (parcel.refunds.length === 0) return null
  const nameOf = (variantId: string) => {
    const line = parcel.lines.find((one) => one.variantId === variantId)
    return line ? inLanguage(line.title, language) : ''
  }
  return (
    <div>
      <h3 className="text-small text-muted">{facts.refunds}</h3>
      <ul className="grid gap-2">
        {parcel.refunds.map(({ id, at, lines, amountPaisa, reason, creditNote }) => (
          <li key={id} className="flex items-center gap-2">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
                <span>
                  {lines
                    .map(({ variantId, quantity }) => facts.pieces(count(quantity), nameOf(variantId)))
                    .join(', ')}
                </span>
                <span>{rupees(-amountPaisa)}</span>
              </p>
              <p className="text-small wrap-anywhere">{reason}</p>
              <p className="text-fine text-muted">
                {time(at)} · {facts.creditNote(creditNote)}
              </p>
            </div>
            <IconButton
              label={facts.creditNoteOf(creditNote)}
              aria-busy={file.isPending}
              onClick={() =>
                file.mutate({
                  path: `/vendor/shops/${shop.shopId}/credit-notes/${id}`,
                  name: creditNoteFile(creditNote),
                })
              }
            >
              <Download aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
