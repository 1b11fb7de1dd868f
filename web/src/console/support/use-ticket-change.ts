import { useState } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import {
  isConflict,
  isOverChatLimit,
  useChangeTicket,
  useUndoSolve,
  type TicketChange,
} from './desk.queries.ts'

/** Changes the open ticket in the version that is shown; the second of two people gets a conflict notice. */
export function useTicketChange(ticket: DeskThread) {
  const { chats, desk } = useArea('staff')
  const session = useSession()
  const { mutateAsync } = useChangeTicket(ticket.number)
  const undoSolve = useUndoSolve(ticket.number)
  const [hasConflict, setHasConflict] = useState(false)
  /** The ticket as it is now; undefined if the change was refused. */
  async function save(change: Omit<TicketChange, 'version'>): Promise<DeskThread | undefined> {
    try {
      const now = await mutateAsync({ ...change, version: ticket.version })
      setHasConflict(false)
      return now
    } catch (failure) {
      if (isOverChatLimit(failure)) void showToast('error', chats.ownerFull)
      else if (isConflict(failure)) setHasConflict(true)
      else void showToast('error', desk.notSent)
      return undefined
    }
  }

  async function setStatus(status: TicketStatus) {
    if (status === ticket.status) return
    const now = await save({ status })
    if (!now || status !== 'solved') return
    const undo = () =>
      undoSolve.mutate(
        { version: now.version },
        { onError: () => void showToast('error', desk.notUndone(ticket.number)) },
      )
    void showToast('success', desk.solved(ticket.number), { label: desk.undo, onAct: undo })
  }

  const me = session.status === 'signed-in' ? session.user.id : undefined
  return {
    save: (change: Omit<TicketChange, 'version'>) => void save(change),
    setStatus: (status: TicketStatus) => void setStatus(status),
    assignToMe: () => {
      if (me !== undefined && ticket.assignee?.id !== me) void save({ assigneeId: me })
    },
    hasConflict,
    showConflict: () => setHasConflict(true),
    dismissConflict: () => setHasConflict(false),
  }
}
