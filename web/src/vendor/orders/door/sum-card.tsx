import Banknote from 'lucide-react/icons/banknote'
import QrCode from 'lucide-react/icons/qr-code'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { paymentReferenceMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { partSums, type Kept } from '@haat/contract/domains/orders.part.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segments } from '#ui/form/segments.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ChangeGiven } from '#ui/price/change-given.tsx'
import { useFigures } from '../parts/use-figures.ts'
import type { Door } from './use-door.ts'

interface SumCardProps {
  parcel: ShopParcel
  kept: Kept | undefined
  door: Door
  onWhole(): void
}

/** The amount first: what to take, what it is made of, and how it is paid. */
export function SumCard({ parcel, kept, door: given, onWhole }: SumCardProps) {
  const { orders } = useArea('vendor')
  const { door } = orders
  const { count, rupees } = useFigures()
  const sums = partSums(parcel, kept)
  const isCash = sums.cashPaisa > 0
  return (
    <section className="rounded-panel bg-surface p-4 shadow-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-body font-normal! text-muted">{isCash ? door.take : door.nothing}</h2>
        <p className="text-h1">{rupees(sums.cashPaisa)}</p>
      </div>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-small text-muted">
        <dt>{door.items(door.itemCount(count(sums.items)), orders.pieces(count(sums.pieces)))}</dt>
        <dd className="text-end">{rupees(sums.goodsPaisa)}</dd>
        {sums.discountPaisa > 0 && (
          <>
            <dt>{door.discount}</dt>
            <dd className="text-end">{rupees(-sums.discountPaisa)}</dd>
          </>
        )}
        {sums.deliveryPaisa > 0 && (
          <>
            <dt>{parcel.carrier === 'self' ? door.deliveryYours : door.delivery}</dt>
            <dd className="text-end">{rupees(sums.deliveryPaisa)}</dd>
          </>
        )}
        {!isCash && <dt className="col-span-2 font-semibold text-pine">{orders.methods[parcel.method]}</dt>}
      </dl>
      {kept && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-cream px-3 py-1 text-small font-semibold text-cream-ink">
          {door.partChosen(count(sums.pieces), count(partSums(parcel, undefined).pieces))}
          <Button variant="quiet" className="px-2 text-small!" onClick={onWhole}>
            {door.wholeAgain}
          </Button>
        </p>
      )}
      {isCash && (
        <>
          <Segments
            className="mt-3"
            label={door.how}
            choices={[
              { value: 'cash', label: door.cash, icon: <Banknote aria-hidden /> },
              { value: 'qr', label: door.qr, icon: <QrCode aria-hidden /> },
            ]}
            chosen={given.paidHow}
            onChoose={given.setPaidHow}
          />
          {given.paidHow === 'cash' ? (
            <ChangeGiven texts={door} paisa={sums.cashPaisa} />
          ) : (
            <QrReference door={given} />
          )}
        </>
      )}
    </section>
  )
}

function QrReference({ door: given }: { door: Door }) {
  const { door } = useArea('vendor').orders
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-small text-muted">{door.qrText}</p>
      <Field
        label={door.reference}
        error={given.lacks === 'reference' ? door.referenceMissing : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={paymentReferenceMaxLength}
            value={given.reference}
            onChange={(event) => given.setReference(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
