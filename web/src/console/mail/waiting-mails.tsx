import envelope from 'picture:state-envelope'
import { useState } from 'react'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { DateText } from '#ui/date-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DataTable, type Column } from '../parts/data-table.tsx'
import { RowAction, sentenceOf, ServerWords, ToCell, WhatCell } from './mail-cells.tsx'
import { useEndWaiting, useMailList } from './mail.queries.ts'

/** Oldest first: each is tried again by itself. */
export function WaitingMails() {
  const { mail: words } = useArea('staff')
  const { ui } = useMessages()
  const list = useMailList('waiting')
  const [asked, setAsked] = useState<UndeliveredMail>()
  const columns: Column<UndeliveredMail>[] = [
    { id: 'what', header: words.what, isMain: true, renderCell: (mail) => <WhatCell mail={mail} /> },
    { id: 'to', header: words.to, renderCell: (mail) => <ToCell mail={mail} /> },
    {
      id: 'written',
      header: words.written,
      renderCell: ({ createdAt }) => <DateText instant={createdAt} form="dateTime" />,
      className: 'xl:whitespace-nowrap',
    },
    {
      id: 'why',
      header: words.why,
      renderCell: ({ attempts, lastError }) =>
        attempts === 0 ? (
          words.notTried
        ) : (
          <div className="min-w-0">
            {words.tries(formatCount(attempts, ui.language))}
            {lastError && <ServerWords>{lastError}</ServerWords>}
          </div>
        ),
    },
    {
      id: 'next',
      header: words.next,
      renderCell: ({ nextAttemptAt }) =>
        nextAttemptAt && <DateText instant={nextAttemptAt} form="dateTime" />,
      className: 'xl:whitespace-nowrap',
    },
    {
      id: 'actions',
      header: words.actions,
      renderCell: (mail) => (
        <RowAction name={words.endOf(mail.subject, mail.to)} onClick={() => setAsked(mail)}>
          {words.end}
        </RowAction>
      ),
    },
  ]
  const empty = (
    <EmptyState picture={envelope} headingLevel={2} heading={words.noneWaiting} actions={null}>
      {words.noneWaitingText}
    </EmptyState>
  )
  return (
    <>
      <DataTable label={words.waiting} columns={columns} list={list} keyOf={({ id }) => id} empty={empty} />
      {asked && <EndDialog mail={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function EndDialog({ mail, onClose }: { mail: UndeliveredMail; onClose(): void }) {
  const { mail: words } = useArea('staff')
  const end = useEndWaiting()
  return (
    <ConfirmDialog
      title={words.endTitle}
      text={words.endText(mail.to)}
      yes={words.end}
      busyLabel={words.ending}
      isBusy={end.isPending}
      onClose={onClose}
      onYes={() =>
        end.mutate(mail.id, {
          onSuccess: () => void showToast('success', words.endDone),
          onError: (failure) => void showToast('error', sentenceOf(failure, words, 'changed')),
          onSettled: onClose,
        })
      }
    />
  )
}
