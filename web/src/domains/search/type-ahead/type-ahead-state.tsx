import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useIsOffline } from '#ui/state/use-is-offline.ts'

const Message = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-2 px-2.5 py-4">
    <p className="font-semibold break-words">{heading}</p>
    <p className="text-small text-muted">{children}</p>
  </div>
)

export function NoSuggestions({ term }: { term: string }) {
  const texts = useArea('search')
  return <Message heading={texts.nothing(term)}>{texts.nothingText}</Message>
}

type FailedProps = { onRetry: () => void; isRetrying: boolean }

/** Says that the visitor is offline, or otherwise that the failure is ours. */
export function FailedSuggestions({ onRetry, isRetrying }: FailedProps) {
  const texts = useArea('search')
  const isOffline = useIsOffline()
  if (isOffline) return <Message heading={texts.offline}>{texts.offlineText}</Message>
  return (
    <>
      <Message heading={texts.failed}>{texts.failedText}</Message>
      <div className="px-2.5 pb-3">
        <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
          {texts.again}
        </Button>
      </div>
    </>
  )
}

/** As many rows as there usually are. */
export const WaitingSuggestions = () => (
  <div aria-hidden className="pt-9">
    {Array.from({ length: 5 }, (_, at) => (
      <span key={at} className="flex min-h-14 items-center gap-3 px-2.5">
        <Skeleton className="size-12 rounded-control" />
        <span className="grid grow gap-2">
          <Skeleton className="h-3.5 w-3/5 rounded-full" />
          <Skeleton className="h-3 w-2/5 rounded-full" />
        </span>
        <Skeleton className="h-3.5 w-16 rounded-full" />
      </span>
    ))}
  </div>
)
