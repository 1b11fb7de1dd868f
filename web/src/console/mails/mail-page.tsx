import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import envelope from 'picture:state-envelope'
import { useState } from 'react'
import type { MailSummary, UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { ageOf } from './age-of.ts'
import { RowAction, errorTextOf, ServerMessage, RecipientCell, SubjectCell } from './mail-cells.tsx'
import { mailSummary, useRetryWaiting, useMailList, useRetryEnded, useEndWaiting } from './mail.queries.ts'

/** Mails that were not delivered: those waiting for a retry and those given up, with actions for both. */
export default function MailPage() {
  const { frame, mail } = useArea('staff')
  const { ui } = useMessages()
  const { search } = useSearchParams()
  const { data, isError } = useQuery(mailSummary(useCall()))
  const count = (number: number | undefined) => (number === undefined ? '' : formatCount(number, ui.language))
  return (
    <PageLayout>
      <PageHead title={frame.places.mail} note={mail.lead} actions={data && <RetryAll summary={data} />} />
      {isError && !data && (
        <p role="alert" className="rounded-control bg-blush p-4">
          {mail.summaryFailed}
        </p>
      )}
      {data && <ServerState summary={data} />}
      <Tabs
        label={mail.lists}
        {...(search['state'] === 'ended' && { initialId: 'ended' })}
        tabs={[
          { id: 'waiting', label: mail.waiting, count: count(data?.waiting), panel: <WaitingMails /> },
          { id: 'ended', label: mail.ended, count: count(data?.ended), panel: <EndedMails /> },
        ]}
      />
    </PageLayout>
  )
}

function ServerState({ summary: { server, waiting, oldestWaitingSeconds } }: { summary: MailSummary }) {
  const { mail } = useArea('staff')
  const { ui } = useMessages()
  const { unit, count } = ageOf(oldestWaitingSeconds)
  const age = mail.ages[unit](formatCount(count, ui.language))
  return (
    <p
      role="status"
      className={`rounded-control p-4 ${server === 'ok' ? 'bg-pine-tint text-pine' : 'bg-cream text-cream-ink'}`}
    >
      <strong>{mail.server[server]}</strong>
      {waiting > 0 && ` ${mail.oldest(formatCount(waiting, ui.language), age)}`}
    </p>
  )
}

/** Retries all waiting mails at once, for example after the mail server has been repaired. */
function RetryAll({ summary: { server, waiting } }: { summary: MailSummary }) {
  const { mail } = useArea('staff')
  const { ui } = useMessages()
  const retry = useRetryWaiting()
  if (server === 'none' || waiting === 0) return null
  return (
    <Button
      variant="secondary"
      icon={<RotateCw />}
      isBusy={retry.isPending}
      busyLabel={mail.retryingAll}
      onClick={() =>
        retry.mutate(undefined, {
          onSuccess: (count) => void showToast('success', mail.retriedAll(formatCount(count, ui.language))),
          onError: () => void showToast('error', mail.failed),
        })
      }
    >
      {mail.retryAll}
    </Button>
  )
}

/** Mails whose delivery was given up, newest first; they are sent again only when somebody asks for it. */
function EndedMails() {
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

/** Mails that wait for their next attempt, oldest first; the server retries each of them by itself. */
function WaitingMails() {
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
