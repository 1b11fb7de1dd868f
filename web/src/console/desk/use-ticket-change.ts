import { useEffect, useState } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { isConflict, useChangeTicket, type TicketChange } from './desk.queries.ts'

/** Changes of the ticket that is open, of the version that is shown; who comes second is told. */
export function useTicketChange(ticket: DeskThread) {
  const { desk } = useArea('staff')
  const session = useSession()
  const { mutate } = useChangeTicket(ticket.number)
  const [hasConflict, setHasConflict] = useState(false)
  useEffect(() => setHasConflict(false), [ticket.number])

  function make(change: Omit<TicketChange, 'version'>, onDone?: (now: DeskThread) => void) {
    mutate(
      { ...change, version: ticket.version },
      {
        onSuccess: (now) => {
          setHasConflict(false)
          onDone?.(now)
        },
        onError: (failure) => {
          if (isConflict(failure)) setHasConflict(true)
          else void showToast('error', desk.notSent)
        },
      },
    )
  }

  function setStatus(status: TicketStatus) {
    if (status === ticket.status) return
    make({ status }, (now) => {
      if (status !== 'solved') return
      const undo = () => mutate({ status: 'open', version: now.version })
      void showToast('success', desk.solved(ticket.number), { label: desk.undo, onAct: undo })
    })
  }

  const me = session.status === 'signed-in' ? session.user.id : undefined
  return {
    make: (change: Omit<TicketChange, 'version'>) => make(change),
    setStatus,
    takeIt: () => {
      if (me !== undefined && ticket.assignee?.id !== me) make({ assigneeId: me })
    },
    hasConflict,
    tellConflict: () => setHasConflict(true),
    dismiss: () => setHasConflict(false),
  }
}
