import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { TicketContext } from '@haat/contract/domains/support.context.ts'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import {
  senderProofs,
  type SenderProof,
  ticketNumberPattern,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useMergeTicket } from '../desk.queries.ts'

interface MergeDialogProps {
  ticket: DeskThread
  others: TicketContext['earlier']
  isOpen: boolean
  onClose(): void
}

interface Doubt {
  from: SenderProof
  into: SenderProof
  isKeptApart: boolean
}

/** Reads the answer by which the server asks for confirmation: it is not proven that one person wrote both. */
function readDoubt(failure: unknown): Doubt | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'CONFIRMATION_REQUIRED') return undefined
  const proof = (name: string) => senderProofs.find((one) => one === failure.fields[name]) ?? 'none'
  return { from: proof('from'), into: proof('into'), isKeptApart: failure.fields['keptApart'] !== 'no' }
}

const isTicketNumber = (text: string) => ticketNumberPattern.test(text)

export function MergeDialog({ ticket, others, isOpen, onClose }: MergeDialogProps) {
  const { desk } = useArea('staff')
  const navigate = useNavigate()
  const { mutate, isPending } = useMergeTicket(ticket.number)
  const [typed, setTyped] = useState('')
  const [doubt, setDoubt] = useState<Doubt>()
  const [refusal, setRefusal] = useState<string>()
  const into = typed.trim().toUpperCase()

  const choose = (text: string) => {
    setTyped(text)
    setDoubt(undefined)
    setRefusal(undefined)
  }
  const close = () => {
    choose('')
    onClose()
  }
  const merge = () => {
    if (!isTicketNumber(into)) return setRefusal(desk.mergeNumberWrong)
    mutate(
      { version: ticket.version, into, isConfirmed: doubt !== undefined },
      {
        onSuccess: ({ number }) => {
          close()
          void showToast('success', desk.merged(number))
          void navigate({ to: '/staff/$', params: { _splat: `desk/${number}` } })
        },
        onError: (failure) => {
          const newDoubt = readDoubt(failure)
          setDoubt(newDoubt)
          setRefusal(newDoubt || !(failure instanceof ApiFailure) ? undefined : failure.message)
          if (!(failure instanceof ApiFailure)) setRefusal(desk.notSent)
        },
      },
    )
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={doubt ? desk.mergeSure : desk.mergeTitle}
      footer={
        <>
          <Button variant="secondary" onClick={doubt ? () => setDoubt(undefined) : close}>
            {desk.cancel}
          </Button>
          <Button disabled={into === ''} isBusy={isPending} onClick={merge}>
            {doubt ? desk.mergeAnyway : desk.merge}
          </Button>
        </>
      }
    >
      {doubt ? (
        <DoubtText from={ticket.number} into={into} doubt={doubt} />
      ) : (
        <>
          <p>{desk.mergeText}</p>
          <OtherTickets others={others} into={into} onChoose={choose} />
          <Field label={desk.mergeNumber} className="mt-4">
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                autoComplete="off"
                placeholder="T-1001"
                onChange={(event) => choose(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
      <FormError text={refusal} className="mt-4" />
    </Dialog>
  )
}

/** Says how each of the two senders is proven, and whether the messages will be kept apart. */
function DoubtText({ from, into, doubt }: { from: string; into: string; doubt: Doubt }) {
  const { desk } = useArea('staff')
  return (
    <div role="alert" className="grid gap-3">
      <p>{desk.mergeSureText(from, into)}</p>
      <ul className="grid gap-2">
        {(
          [
            [from, doubt.from],
            [into, doubt.into],
          ] as const
        ).map(([number, proof]) => (
          <li key={number} className="rounded-control bg-cream px-4 py-2.5 text-cream-ink">
            <strong className="font-semibold">{number}</strong>: {desk.proofs[proof]}
          </li>
        ))}
      </ul>
      <p>{doubt.isKeptApart ? desk.mergeApartText : desk.mergeOneText}</p>
    </div>
  )
}

interface OtherTicketsProps {
  others: TicketContext['earlier']
  into: string
  onChoose(number: string): void
}

function OtherTickets({ others, into, onChoose }: OtherTicketsProps) {
  const { desk } = useArea('staff')
  if (others.length === 0) return null
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="sr-only">{desk.mergeTitle}</legend>
      {others.map(({ number, subject, status }) => (
        <label
          key={number}
          className="flex min-h-13 items-center gap-3 rounded-control border border-line px-4 has-checked:border-crimson has-checked:bg-blush"
        >
          <input
            type="radio"
            name="into"
            value={number}
            checked={into === number}
            onChange={() => onChoose(number)}
          />
          <span className="min-w-0 grow truncate">
            <strong className="font-semibold">{number}</strong> {subject}
          </span>
          <span className="shrink-0 text-small text-muted">{desk.statuses[status]}</span>
        </label>
      ))}
    </fieldset>
  )
}
