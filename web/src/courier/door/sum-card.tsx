import Banknote from 'lucide-react/icons/banknote'
import QrCode from 'lucide-react/icons/qr-code'
import { partSums } from '@haat/contract/domains/orders.part.rules.ts'
import { paymentReferenceMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segments } from '#ui/form/segments.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { ChangeGiven } from '#ui/price/change-given.tsx'
import { useFigures } from '../parts/use-figures.ts'
import type { DoorForm } from './use-door-form.ts'

/** The amount first: what to take, what it is made of, and how it is paid. */
export function SumCard({ form }: { form: DoorForm }) {
  const { door } = useCourierTexts()
  const { count, rupees } = useFigures()
  const { sums, parcel, kept } = form
  const isCash = sums.cashPaisa > 0
  return (
    <section className="rounded-panel bg-surface p-4 shadow-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-body font-normal! text-muted">{isCash ? door.take : door.nothing}</h2>
        <p className="text-price-detail">{rupees(sums.cashPaisa)}</p>
      </div>
      {isCash ? (
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-small text-muted">
          <dt>{door.items(door.itemCount(count(sums.items)), door.pieces(count(sums.pieces)))}</dt>
          <dd className="text-end">{rupees(sums.goodsPaisa)}</dd>
          {sums.discountPaisa > 0 && (
            <>
              <dt>{door.discount}</dt>
              <dd className="text-end">{rupees(-sums.discountPaisa)}</dd>
            </>
          )}
          {sums.deliveryPaisa > 0 && (
            <>
              <dt>{door.delivery}</dt>
              <dd className="text-end">{rupees(sums.deliveryPaisa)}</dd>
            </>
          )}
        </dl>
      ) : (
        <p className="font-semibold text-pine">{door.nothingText}</p>
      )}
      {kept && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-cream px-3 py-1 text-small font-semibold text-cream-ink">
          {door.partChosen(count(sums.pieces), count(partSums(parcel, undefined).pieces))}
          <Button variant="quiet" className="px-2 text-small!" onClick={() => form.setKept(undefined)}>
            {door.wholeAgain}
          </Button>
        </p>
      )}
      {isCash && (
        <Segments
          className="mt-3"
          label={door.how}
          choices={[
            { value: 'cash', label: door.cash, icon: <Banknote aria-hidden /> },
            { value: 'qr', label: door.qr, icon: <QrCode aria-hidden /> },
          ]}
          chosen={form.paidHow}
          onChoose={form.setPaidHow}
        />
      )}
      {isCash && form.paidHow === 'cash' && <ChangeGiven texts={door} paisa={sums.cashPaisa} />}
      {isCash && form.paidHow === 'qr' && <QrReference form={form} />}
    </section>
  )
}

function QrReference({ form }: { form: DoorForm }) {
  const { door } = useCourierTexts()
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-small text-muted">{door.qrText}</p>
      <Field
        label={door.reference}
        error={form.lacks === 'reference' ? door.referenceMissing : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={paymentReferenceMaxLength}
            value={form.reference}
            onChange={(event) => form.setReference(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
