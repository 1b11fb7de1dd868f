import envelope from 'picture:state-envelope'
import { useState } from 'react'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '#console/parts/confirm-dialog.tsx'
import { DataTable, type Column } from '#console/parts/table/data-table.tsx'
import { RowAction, errorTextOf, ServerMessage, RecipientCell, SubjectCell } from './mail-cells.tsx'
import { useEndWaiting, useMailList } from './mail.queries.ts'

/** Mails that wait for their next attempt, oldest first; the server retries each of them by itself. */
export function WaitingMails() {
  const { mail: texts } = useArea('staff')
  const { ui } = useMessages()
  const list = useMailList('waiting')
  const [mailToEnd, setMailToEnd] = useState<UndeliveredMail>()
  const columns: Column<UndeliveredMail>[] = [
    { id: 'what', header: texts.what, isMain: true, renderCell: (mail) => <SubjectCell mail={mail} /> },
    { id: 'to', header: texts.to, renderCell: (mail) => <RecipientCell mail={mail} /> },
    {
      id: 'written',
      header: texts.written,
      renderCell: ({ createdAt }) => <DateText instant={createdAt} form="dateTime" />,
      className: 'xl:whitespace-nowrap',
    },
    {
      id: 'why',
      header: texts.why,
      renderCell: ({ attempts, lastError }) =>
        attempts === 0 ? (
          texts.notTried
        ) : (
          <div className="min-w-0">
            {texts.tries(formatCount(attempts, ui.language))}
            {lastError && <ServerMessage>{lastError}</ServerMessage>}
          </div>
        ),
    },
    {
      id: 'next',
      header: texts.next,
      renderCell: ({ nextAttemptAt }) =>
        nextAttemptAt && <DateText instant={nextAttemptAt} form="dateTime" />,
      className: 'xl:whitespace-nowrap',
    },
    {
      id: 'actions',
      header: texts.actions,
      renderCell: (mail) => (
        <RowAction name={texts.endOf(mail.subject, mail.to)} onClick={() => setMailToEnd(mail)}>
          {texts.end}
        </RowAction>
      ),
    },
  ]
  const empty = (
    <EmptyState picture={envelope} headingLevel={2} heading={texts.noneWaiting} actions={null}>
      {texts.noneWaitingText}
    </EmptyState>
  )
  return (
    <>
      <DataTable label={texts.waiting} columns={columns} list={list} keyOf={({ id }) => id} empty={empty} />
      {mailToEnd && <EndDialog mail={mailToEnd} onClose={() => setMailToEnd(undefined)} />}
    </>
  )
}

function EndDialog({ mail, onClose }: { mail: UndeliveredMail; onClose(): void }) {
  const { mail: texts } = useArea('staff')
  const end = useEndWaiting()
  return (
    <ConfirmDialog
      title={texts.endTitle}
      text={texts.endText(mail.to)}
      confirmLabel={texts.end}
      busyLabel={texts.ending}
      isBusy={end.isPending}
      onClose={onClose}
      onConfirm={() =>
        end.mutate(mail.id, {
          onSuccess: () => void showToast('success', texts.endDone),
          onError: (failure) => void showToast('error', errorTextOf(failure, texts, 'changed')),
          onSettled: onClose,
        })
      }
    />
  )
}
