import { useState } from 'react'
import type { SaidPayment as Said } from '@haat/contract/domains/orders.parcel-view.ts'
import type { DoorPaymentAnswered } from '@haat/contract/domains/orders.parcel-input.ts'
import { stepWordsMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFigures } from './use-figures.ts'

/** What only one side says of how the parcel was paid: the shop answers what a courier says, and waits where it said so alone. */
export function SaidPayment({ shop, parcel }: ParcelScreenProps) {
  const texts = useArea('vendor').orders.door.said
  const { saidPayment: said, isCashOnlySaid } = parcel
  return (
    <>
      {isCashOnlySaid && <p className="rounded-panel bg-cream p-4 text-cream-ink">{texts.onlyShop}</p>}
      {said && <Question {...{ shop, parcel, said }} />}
    </>
  )
}

function Question({ shop, parcel, said }: ParcelScreenProps & { said: Said }) {
  const texts = useArea('vendor').orders.door.said
  const figures = useFigures()
  const failureText = useFailureText()
  const [isOpen, setIsOpen] = useState(false)
  const { mutateAsync, isPending, error } = useParcelStep(
    shop.shopId,
    parcel.number,
    (call, params, body: DoorPaymentAnswered) =>
      call('POST /vendor/shops/:shopId/parcels/:number/door-payment', { params, body }),
  )
  const send = (body: DoorPaymentAnswered) =>
    mutateAsync(body).then(
      () => {
        setIsOpen(false)
        void showToast('success', texts.done[body.answer])
      },
      // It stands below the buttons.
      () => undefined,
    )
  const { answer, reference, amountPaisa, saidAt, answeredAt, answeredBy, words } = said
  const mayAnswer = shop.rights.includes('figures') && answer !== 'arrived'
  const by = answeredAt && texts.by(answeredBy, figures.time(answeredAt))
  return (
    <section
      aria-label={texts.region}
      className={`grid gap-3 rounded-panel p-4 ${answer === 'arrived' ? 'bg-pine-tint text-pine' : 'bg-cream text-cream-ink'}`}
    >
      <h2 className="text-h3">{texts.title[answer ?? 'open']}</h2>
      <p>
        {texts.text(said.courierName ?? texts.aCourier, figures.rupees(amountPaisa), figures.time(saidAt))}{' '}
        {texts.reference} <strong className="font-semibold wrap-anywhere">{reference}</strong>
      </p>
      {by && (
        <p className="wrap-anywhere">
          {by} {words}
        </p>
      )}
      {answer === null && <p className="text-small">{mayAnswer ? texts.look : texts.notYours}</p>}
      {answer === 'missing' && <p className="text-small">{texts.dueInCash}</p>}
      {mayAnswer && (
        <>
          {!isOpen && <FormError text={failureText(error ?? undefined)} />}
          <div className="flex flex-wrap gap-2">
            <Button isBusy={isPending && !isOpen} onClick={() => void send({ answer: 'arrived', words: '' })}>
              {answer === null ? texts.arrived : texts.arrivedAfterAll}
            </Button>
            {answer === null && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                {texts.missing}
              </Button>
            )}
          </div>
        </>
      )}
      {isOpen && (
        <MissingDialog
          isBusy={isPending}
          failure={failureText(error ?? undefined)}
          onSend={(given) => send({ answer: 'missing', words: given })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

interface MissingDialogProps {
  isBusy: boolean
  failure: string | undefined
  onSend(words: string): Promise<void>
  onClose(): void
}

/** The courier owes the sum from here on, so whoever says it says where they have looked. */
function MissingDialog({ isBusy, failure, onSend, onClose }: MissingDialogProps) {
  const { missingForm: texts, missing } = useArea('vendor').orders.door.said
  const [words, setWords] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
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
          <Button
            isBusy={isBusy}
            busyLabel={texts.sending}
            onClick={() => (words.trim() === '' ? setIsEmpty(true) : void onSend(words.trim()))}
          >
            {missing}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{texts.text}</p>
        <Field label={texts.words} isRequired error={isEmpty ? texts.wordsMissing : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={stepWordsMaxLength}
              value={words}
              onChange={(event) => {
                setWords(event.target.value)
                setIsEmpty(false)
              }}
            />
          )}
        </Field>
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}
