import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { DeskThread, TicketContext } from '@haat/contract/domains/desk.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useMergeTicket } from '../desk.queries.ts'

interface MergeDialogProps {
  ticket: DeskThread
  others: TicketContext['earlier']
  isOpen: boolean
  onClose(): void
}

export function MergeDialog({ ticket, others, isOpen, onClose }: MergeDialogProps) {
  const { desk } = useArea('staff')
  const navigate = useNavigate()
  const { mutate, isPending } = useMergeTicket(ticket.number)
  const [into, setInto] = useState('')
  const [refusal, setRefusal] = useState<string>()

  const merge = () =>
    mutate(
      { version: ticket.version, into },
      {
        onSuccess: ({ number }) => {
          onClose()
          void showToast('success', desk.merged(number))
          void navigate({ to: '/staff/$', params: { _splat: `desk/${number}` } })
        },
        onError: (failure) => setRefusal(failure instanceof ApiFailure ? failure.message : desk.notSent),
      },
    )

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={desk.mergeTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {desk.cancel}
          </Button>
          <Button disabled={into === ''} isBusy={isPending} onClick={merge}>
            {desk.merge}
          </Button>
        </>
      }
    >
      <p>{desk.mergeText}</p>
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
              onChange={() => setInto(number)}
            />
            <span className="min-w-0 grow truncate">
              <strong className="font-semibold">{number}</strong> {subject}
            </span>
            <span className="shrink-0 text-small text-muted">{desk.statuses[status]}</span>
          </label>
        ))}
      </fieldset>
      <Refusal text={refusal} className="mt-4" />
    </Dialog>
  )
}
