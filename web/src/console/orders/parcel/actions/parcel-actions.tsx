import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { carriedStates, mayMove, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { DoorForm } from './door-form.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { LateNumber } from './late-number.tsx'
import { StepDialog, type AskedStep } from './step-dialog.tsx'
import { useStepping, type Stepping } from './use-stepping.ts'

interface ParcelActionsProps {
  parcel: ShopParcel
  shopperName: string
  isFirst: boolean
}

/** What staff can do with a parcel for a shop that calls: what the table of steps allows, and nothing else. */
export function ParcelActions({ parcel, shopperName, isFirst }: ParcelActionsProps) {
  const { steps } = useArea('staff').orderParcels
  const stepping = useStepping(parcel)
  const [asked, setAsked] = useState<AskedStep>()
  const may = (to: ParcelState) => mayMove(parcel.state, to, 'staff')
  const { rights } = useConsoleReader()
  const answer = rights.includes('money') ? parcel.saidPayment?.answer : 'arrived'
  const asksPayment = answer === null || answer === 'missing'
  const asks = [...asksOf(parcel, may), ...(answer === null ? (['noPayment'] as const) : [])]
  const { state, courierId } = parcel
  const hasForm = state === 'packed' || state === 'shipped' || state === 'tried'
  const lacksNumber = carriedStates.includes(state) && parcel.trackingNumber === null
  if (asks.length === 0 && !hasForm && !asksPayment && plainStepsOf(parcel, may).length === 0) return null
  return (
    <div className="mt-3.5 grid gap-3 border-t border-line pt-3.5">
      {lacksNumber && courierId !== null && <LateNumber courierId={courierId} stepping={stepping} />}
      {state === 'packed' && <HandOverForm stepping={stepping} isFirst={isFirst} />}
      {(state === 'shipped' || state === 'tried') && (
        <DoorForm
          parcel={parcel}
          shopperName={shopperName}
          stepping={stepping}
          isFirst={isFirst}
          onAsk={setAsked}
        />
      )}
      <FormError text={stepping.problem} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {asksPayment && (
          <Button
            variant={isFirst && answer === null ? 'primary' : 'secondary'}
            isBusy={stepping.busyStep === 'door-payment'}
            onClick={() => stepping.take({ step: 'door-payment', body: { answer: 'arrived', words: '' } })}
          >
            {steps.paymentArrived}
          </Button>
        )}
        <PlainSteps parcel={parcel} stepping={stepping} may={may} isFirst={isFirst && !hasForm} />
        <Asks
          asks={asks}
          onAsk={setAsked}
          {...(may('tried') && {
            onTried: () =>
              stepping.take({ step: 'door', body: { outcome: 'tried', words: '', seenTries: parcel.tries } }),
          })}
        />
      </div>
      {asked && (
        <StepDialog
          parcel={parcel}
          asked={asked}
          stepping={stepping}
          onClose={() => {
            stepping.forget()
            setAsked(undefined)
          }}
        />
      )}
    </div>
  )
}

type May = (to: ParcelState) => boolean
type PlainStep = 'accept' | 'pack' | 'leave' | 'back'

/** Steps that need nothing but a press. */
function plainStepsOf({ state, mayCarry }: ShopParcel, may: May): PlainStep[] {
  return [
    ...(may('accepted') && state === 'confirmed' ? (['accept'] as const) : []),
    ...(may('packed') ? (['pack'] as const) : []),
    ...(may('shipped') && (state !== 'packed' || mayCarry) ? (['leave'] as const) : []),
    ...(may('returned') || may('partlyReturned') ? (['back'] as const) : []),
  ]
}

/** Steps that ask for a reason first. */
function asksOf({ state }: ShopParcel, may: May): AskedStep[] {
  return [
    ...(may('packed') ? (['missing'] as const) : []),
    ...(may('declined') ? (['decline'] as const) : []),
    ...(may('partlyDelivered') ? (['partlyDelivered'] as const) : []),
    ...(may('refused') ? (['refused'] as const) : []),
    ...(may('cancelled') && state !== 'awaitingPayment' ? (['cancel'] as const) : []),
  ]
}

interface PlainStepsProps {
  parcel: ShopParcel
  stepping: Stepping
  may: May
  isFirst: boolean
}

function PlainSteps({ parcel, stepping, may, isFirst }: PlainStepsProps) {
  const { steps } = useArea('staff').orderParcels
  const leaveText =
    parcel.state === 'packed' ? steps.leave : parcel.state === 'tried' ? steps.leaveAgain : steps.toDoor
  const names = { accept: steps.accept, pack: steps.pack, leave: leaveText, back: steps.back }
  const found = plainStepsOf(parcel, may)
  return found.map((step, at) => (
    <Button
      key={step}
      variant={isFirst && at === 0 ? 'primary' : 'secondary'}
      isBusy={stepping.busyStep === step}
      onClick={() => stepping.take({ step })}
    >
      {names[step]}
    </Button>
  ))
}

interface AsksProps {
  asks: AskedStep[]
  onAsk(step: AskedStep): void
  /** Where somebody may come in vain. */
  onTried?: () => void
}

const askClass = 'min-h-11 text-small font-semibold text-crimson hover:underline'

function Asks({ asks, onAsk, onTried }: AsksProps) {
  const { steps } = useArea('staff').orderParcels
  const names: Record<AskedStep, string> = {
    missing: steps.missing,
    decline: steps.decline,
    partlyDelivered: steps.partly,
    refused: steps.refused,
    cancel: steps.cancel,
    freeCode: steps.freeCode,
    noPayment: steps.noPayment,
  }
  return (
    <span className="ml-auto flex flex-wrap gap-x-5">
      {onTried && (
        <button type="button" onClick={onTried} className={askClass}>
          {steps.tried}
        </button>
      )}
      {asks.map((step) => (
        <button key={step} type="button" onClick={() => onAsk(step)} className={askClass}>
          {names[step]}
        </button>
      ))}
    </span>
  )
}
