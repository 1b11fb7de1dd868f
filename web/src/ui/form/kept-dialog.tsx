import { useState } from 'react'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { Button } from '../button/button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { Dialog } from '../modal/dialog.tsx'
import { FormError } from './form-error.tsx'
import { Stepper } from './stepper.tsx'

type Kept = Readonly<Record<string, number>>

interface KeptLine {
  variantId: string
  name: string
  sent: number
  pricePaisa: number
}

interface KeptDialogProps {
  texts: {
    title: string
    lead: string
    fewer(name: string): string
    more(name: string): string
    sum: string
    back: string
    use: string
    nothing: string
    all: string
  }
  lines: readonly KeptLine[]
  kept: Kept | undefined
  /** What is then to be taken in cash. */
  cashPaisaOf(kept: Kept): number
  onUse(kept: Kept): void
  onClose(): void
}

/** How many of each the shopper keeps at the door; the sum follows. */
export function KeptDialog({ texts, lines, kept: before, cashPaisaOf, onUse, onClose }: KeptDialogProps) {
  const { language } = useMessages().ui
  const [kept, setKept] = useState<Kept>(
    () => before ?? Object.fromEntries(lines.map(({ variantId, sent }) => [variantId, sent])),
  )
  const [isTried, setIsTried] = useState(false)
  const countOf = ({ variantId, sent }: KeptLine) => kept[variantId] ?? sent
  const cashPaisa = cashPaisaOf(kept)
  const problem = lines.every((line) => countOf(line) === 0)
    ? texts.nothing
    : lines.every((line) => countOf(line) === line.sent)
      ? texts.all
      : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button onClick={() => (problem ? setIsTried(true) : onUse(kept))}>{texts.use}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{texts.lead}</p>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line.variantId} className="flex items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="block font-semibold">{line.name}</span>
                <span className="text-small text-muted">{formatRupees(line.pricePaisa, language)}</span>
              </span>
              <Stepper
                label={line.name}
                isLabelHidden
                value={countOf(line)}
                min={0}
                max={line.sent}
                fewer={texts.fewer(line.name)}
                more={texts.more(line.name)}
                onChange={(count) => setKept((all) => ({ ...all, [line.variantId]: count }))}
              />
            </li>
          ))}
        </ul>
        {cashPaisa > 0 && (
          <p role="status" className="flex items-baseline justify-between gap-3">
            {texts.sum} <strong className="text-h2">{formatRupees(cashPaisa, language)}</strong>
          </p>
        )}
        <FormError text={isTried ? problem : undefined} />
      </div>
    </Dialog>
  )
}
