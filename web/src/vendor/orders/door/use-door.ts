import { useRef, useState } from 'react'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import type { DoorPayment } from '@haat/contract/domains/orders.steps.rules.ts'
import { keptOf, partSums, type Kept } from '@haat/contract/domains/orders.part.rules.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { useParcelStep } from '../parcels.queries.ts'
import { useWaitingOutcome } from './use-waiting-outcome.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

/** What keeps a parcel from being closed. */
type Lack = 'code' | 'wrong' | 'reference'

/** What is entered at the door, and sending it. Without a signal it waits on this device. */
export function useDoor(shopId: string, parcel: ShopParcel, kept: Kept | undefined) {
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const [paidHow, setPaidHow] = useState<DoorPayment>('cash')
  const [reference, setReference] = useState('')
  const [lacks, setLacks] = useState<Lack>()
  const [failure, setFailure] = useState<string>()
  const { number, needsCode, lines } = parcel
  const closing = useParcelStep(shopId, number, (call, params, body: DoorOutcome) =>
    call('POST /vendor/shops/:shopId/parcels/:number/door', { params, body }),
  )

  const checking = useParcelStep(shopId, number, (call, params, given: string) =>
    call('POST /vendor/shops/:shopId/parcels/:number/door-code', { params, body: { code: given } }),
  )
  const [rightCode, setRightCode] = useState('')
  /** The check that is on its way: nothing is closed before its answer. */
  const check = useRef(Promise.resolve(true))

  function onRefused(reason: unknown) {
    const isWrong = reason instanceof ApiFailure && 'code' in reason.fields
    if (isWrong) {
      setCode('')
      setLacks('wrong')
    } else setFailure(failureText(reason))
  }
  /** Without a signal the figures wait: they are judged when the parcel is closed. */
  const checkCode = (given: string) =>
    checking.mutateAsync(given).then(
      () => {
        setRightCode(given)
        return true
      },
      (reason: unknown) => {
        if (isTemporary(reason)) return true
        onRefused(reason)
        return false
      },
    )
  const waiting = useWaitingOutcome(`${shopId}-${number}`, parcel.tries, closing.mutateAsync, onRefused)

  async function send(body: DoorOutcome) {
    setFailure(undefined)
    return waiting.send(body)
  }

  const isCash = partSums(parcel, kept).cashPaisa > 0
  /** Closes the parcel as delivered, in whole or in part; what is missing for it is said. */
  async function deliver() {
    const lack =
      isCash && paidHow === 'qr' && reference.trim() === ''
        ? 'reference'
        : needsCode && code.length < doorCodeDigits
          ? 'code'
          : undefined
    setLacks(lack)
    if (lack || (needsCode && !(await check.current))) return false
    const paid = {
      ...(needsCode && { code }),
      paidHow: isCash ? paidHow : ('cash' as const),
      reference: isCash && paidHow === 'qr' ? reference.trim() : '',
    }
    const taken = lines
      .map((line) => ({ variantId: line.variantId, quantity: keptOf(kept, line) }))
      .filter(({ quantity }) => quantity > 0)
    return send(kept ? { outcome: 'partlyDelivered', ...paid, taken } : { outcome: 'delivered', ...paid })
  }
  return {
    code,
    isCodeRight: code !== '' && code === rightCode,
    setCode(next: string) {
      setCode(next)
      if (next.length === doorCodeDigits && next !== code) check.current = checkCode(next)
      if (lacks === 'code' || (lacks === 'wrong' && next !== '')) setLacks(undefined)
    },
    paidHow,
    setPaidHow,
    reference,
    setReference(next: string) {
      setReference(next)
      if (lacks === 'reference') setLacks(undefined)
    },
    lacks,
    failure,
    isBusy: closing.isPending,
    waiting,
    deliver,
    send,
  }
}

export type Door = ReturnType<typeof useDoor>
