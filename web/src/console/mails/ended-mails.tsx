import envelope from 'picture:state-envelope'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { DataTable, type Column } from '#console/parts/table/data-table.tsx'
import { RowAction, errorTextOf, ServerMessage, RecipientCell, SubjectCell } from './mail-cells.tsx'
import { useMailList, useRetryEnded } from './mail.queries.ts'

/** Mails whose delivery was given up, newest first; they are sent again only when somebody asks for it. */
export function EndedMails() {
  const { mail: texts } = useArea('staff')
  const list = useMailList('ended')
  const columns: Column<UndeliveredMail>[] = [
    { id: 'what', header: texts.what, isMain: true, renderCell: (mail) => <SubjectCell mail={mail} /> },
    { id: 'to', header: texts.to, renderCell: (mail) => <RecipientCell mail={mail} /> },
    {
      id: 'when',
      header: texts.when,
      renderCell: ({ endedAt }) => endedAt && <DateText instant={endedAt} form="dateTime" />,
      className: 'xl:whitespace-nowrap',
    },
    { id: 'why', header: texts.why, renderCell: (mail) => <Why mail={mail} /> },
    { id: 'actions', header: texts.actions, renderCell: (mail) => <SendAgain mail={mail} /> },
  ]
  const empty = (
    <EmptyState picture={envelope} headingLevel={2} heading={texts.noneEnded} actions={null}>
      {texts.noneEndedText}
    </EmptyState>
  )
  return <DataTable label={texts.ended} columns={columns} list={list} keyOf={({ id }) => id} empty={empty} />
}

function Why({ mail: { endReason, lastError, isReached } }: { mail: UndeliveredMail }) {
  const { mail: texts } = useArea('staff')
  return (
    <div className="min-w-0">
      {endReason && <Badge tone={isReached ? 'sunken' : 'blushTint'}>{texts.reasons[endReason]}</Badge>}
      {lastError && <ServerMessage>{lastError}</ServerMessage>}
      {isReached && <span className="block text-fine text-pine">{texts.reached}</span>}
    </div>
  )
}

function SendAgain({ mail }: { mail: UndeliveredMail }) {
  const { mail: texts } = useArea('staff')
  const retry = useRetryEnded()
  // By the time the answer arrives the row is gone, and callbacks given to `mutate` would not be called.
  const sendAgain = () =>
    void retry.mutateAsync(mail.id).then(
      () => showToast('success', texts.againDone),
      (failure: Error) => showToast('error', errorTextOf(failure, texts, 'over')),
    )
  if (mail.again === 'no') return <span className="text-fine text-muted">{texts.cannot}</span>
  return (
    <RowAction isBusy={retry.isPending} name={texts.againOf(mail.subject, mail.to)} onClick={sendAgain}>
      {texts.again}
    </RowAction>
  )
}
