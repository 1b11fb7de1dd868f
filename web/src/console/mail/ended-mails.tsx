import envelope from 'picture:state-envelope'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { useArea } from '#messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { DataTable, type Column } from '../parts/data-table.tsx'
import { RowAction, sentenceOf, ServerWords, ToCell, WhatCell } from './mail-cells.tsx'
import { useMailList, useRetryEnded } from './mail.queries.ts'

/** Newest first: nothing of these is tried again unless somebody asks for it. */
export function EndedMails() {
  const { mail: words } = useArea('staff')
  const list = useMailList('ended')
  const columns: Column<UndeliveredMail>[] = [
    { id: 'what', header: words.what, isMain: true, renderCell: (mail) => <WhatCell mail={mail} /> },
    { id: 'to', header: words.to, renderCell: (mail) => <ToCell mail={mail} /> },
    {
      id: 'when',
      header: words.when,
      renderCell: ({ endedAt }) => endedAt && <DateText instant={endedAt} form="dateTime" />,
      className: 'xl:whitespace-nowrap',
    },
    { id: 'why', header: words.why, renderCell: (mail) => <Why mail={mail} /> },
    { id: 'actions', header: words.actions, renderCell: (mail) => <SendAgain mail={mail} /> },
  ]
  const empty = (
    <EmptyState picture={envelope} headingLevel={2} heading={words.noneEnded} actions={null}>
      {words.noneEndedText}
    </EmptyState>
  )
  return <DataTable label={words.ended} columns={columns} list={list} keyOf={({ id }) => id} empty={empty} />
}

function Why({ mail: { endReason, lastError, isReached } }: { mail: UndeliveredMail }) {
  const { mail: words } = useArea('staff')
  return (
    <div className="min-w-0">
      {endReason && <Badge tone={isReached ? 'sunken' : 'blushTint'}>{words.reasons[endReason]}</Badge>}
      {lastError && <ServerWords>{lastError}</ServerWords>}
      {isReached && <span className="block text-fine text-pine">{words.reached}</span>}
    </div>
  )
}

function SendAgain({ mail }: { mail: UndeliveredMail }) {
  const { mail: words } = useArea('staff')
  const retry = useRetryEnded()
  // The row has gone by the time it is known: callbacks of the row would not be called.
  const sendAgain = () =>
    void retry.mutateAsync(mail.id).then(
      () => showToast('success', words.againDone),
      (failure: Error) => showToast('error', sentenceOf(failure, words, 'over')),
    )
  if (mail.again === 'no') return <span className="text-fine text-muted">{words.cannot}</span>
  return (
    <RowAction isBusy={retry.isPending} name={words.againOf(mail.subject, mail.to)} onClick={sendAgain}>
      {words.again}
    </RowAction>
  )
}
