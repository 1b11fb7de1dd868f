import { useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { MailSummary } from '@haat/contract/domains/mails.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { PageHead } from '#console/parts/page-layout.tsx'
import { PageLayout } from '#console/parts/page-layout.tsx'
import { useSearchParams } from '#console/parts/filters/use-search-params.ts'
import { ageOf } from './age-of.ts'
import { EndedMails } from './ended-mails.tsx'
import { mailSummary, useRetryWaiting } from './mail.queries.ts'
import { WaitingMails } from './waiting-mails.tsx'

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
