import { useEffect, useState } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { isConflict, useChangeTicket, type TicketChange } from './desk.queries.ts'

/** Changes the open ticket in the version that is shown; the second of two people gets a conflict notice. */
export function useTicketChange(ticket: DeskThread) {
  const { desk } = useArea('staff')
  const session = useSession()
  const { mutate } = useChangeTicket(ticket.number)
  const [hasConflict, setHasConflict] = useState(false)
  useEffect(() => setHasConflict(false), [ticket.number])

  function save(change: Omit<TicketChange, 'version'>, onDone?: (now: DeskThread) => void) {
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
    save({ status }, (now) => {
      if (status !== 'solved') return
      const undo = () => mutate({ status: 'open', version: now.version })
      void showToast('success', desk.solved(ticket.number), { label: desk.undo, onAct: undo })
    })
  }

  const me = session.status === 'signed-in' ? session.user.id : undefined
  return {
    save: (change: Omit<TicketChange, 'version'>) => save(change),
    setStatus,
    assignToMe: () => {
      if (me !== undefined && ticket.assignee?.id !== me) save({ assigneeId: me })
    },
    hasConflict,
    showConflict: () => setHasConflict(true),
    dismissConflict: () => setHasConflict(false),
  }
}
