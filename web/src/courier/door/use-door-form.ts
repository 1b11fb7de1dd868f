import { useState } from 'react'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import { keptOf, partSums, type Kept } from '@haat/contract/domains/orders.part.rules.ts'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import type { DoorOutcomeKind, DoorPayment } from '@haat/contract/domains/orders.steps.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useRun } from '../use-run.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** What keeps a parcel from being closed. */
type Lack = 'code' | 'wrong' | 'reference'

const isWrongCode = (reason: unknown) =>
  reason instanceof ApiFailure && Object.keys(reason.fields).some((field) => /(^|\.)code$/.test(field))

/** What is entered at a door, and sending it. */
export function useDoorForm(stop: PhoneStop, onDone: () => void) {
  const words = useRefusalWords()
  const { run } = useRun()
  const [code, setCode] = useState('')
  const [paidHow, setPaidHow] = useState<DoorPayment>('cash')
  const [reference, setReference] = useState('')
  const [kept, setKept] = useState<Kept>()
  const [photo, setPhoto] = useState<Blob>()
  const [lacks, setLacks] = useState<Lack>()
  const [failure, setFailure] = useState<{ outcome: DoorOutcomeKind; reason: unknown }>()
  const [isBusy, setIsBusy] = useState(false)

  const parcel = { ...stop, lines: stop.lines.map((line) => ({ ...line, sent: line.quantity })) }
  const sums = partSums(parcel, kept)
  const isCash = sums.cashPaisa > 0

  async function send(door: DoorOutcome) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    const isPaidInCash = 'paidHow' in door && door.paidHow === 'cash'
    try {
      await run.note({ stop, door, cashPaisa: isPaidInCash ? sums.cashPaisa : 0, photo })
      onDone()
    } catch (reason) {
      if (isWrongCode(reason)) {
        setCode('')
        setLacks('wrong')
      } else {
        setFailure({ outcome: door.outcome, reason })
      }
    } finally {
      setIsBusy(false)
    }
  }

  /** Closes the parcel as delivered, in whole or in part; what is missing for it is said. */
  async function deliver() {
    const lack =
      isCash && paidHow === 'qr' && reference.trim() === ''
        ? 'reference'
        : stop.needsCode && code.length < doorCodeDigits
          ? 'code'
          : undefined
    setLacks(lack)
    if (lack) return
    const isByQr = isCash && paidHow === 'qr'
    const paid = {
      ...(stop.needsCode && { code }),
      paidHow: isByQr ? ('qr' as const) : ('cash' as const),
      reference: isByQr ? reference.trim() : '',
    }
    const taken = parcel.lines
      .map((line) => ({ variantId: line.variantId, quantity: keptOf(kept, line) }))
      .filter(({ quantity }) => quantity > 0)
    await send(kept ? { outcome: 'partlyDelivered', ...paid, taken } : { outcome: 'delivered', ...paid })
  }

  return {
    parcel,
    sums,
    code,
    setCode(next: string) {
      setCode(next)
      if (lacks === 'code' || (lacks === 'wrong' && next !== '')) setLacks(undefined)
    },
    paidHow,
    setPaidHow,
    reference,
    setReference(next: string) {
      setReference(next)
      if (lacks === 'reference') setLacks(undefined)
    },
    kept,
    setKept,
    photo,
    setPhoto,
    lacks,
    failure: failure && words.ofFailure(stop, failure.outcome, failure.reason),
    isBusy,
    send,
    deliver,
  }
}

export type DoorForm = ReturnType<typeof useDoorForm>
