import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useIsOnline } from './use-is-online.ts'

const Said = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-2 px-2.5 py-4">
    <p className="font-semibold break-words">{heading}</p>
    <p className="text-small text-muted">{children}</p>
  </div>
)

export function NoSuggestions({ term }: { term: string }) {
  const texts = useArea('search')
  return <Said heading={texts.nothing(term)}>{texts.nothingText}</Said>
}

type FailedProps = { onRetry: () => void; isRetrying: boolean }

/** Whoever is offline is told that; everybody else that it is us. */
export function FailedSuggestions({ onRetry, isRetrying }: FailedProps) {
  const texts = useArea('search')
  const isOnline = useIsOnline()
  if (!isOnline) return <Said heading={texts.offline}>{texts.offlineText}</Said>
  return (
    <>
      <Said heading={texts.failed}>{texts.failedText}</Said>
      <div className="px-2.5 pb-3">
        <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
          {texts.again}
        </Button>
      </div>
    </>
  )
}

/** As many lines as there usually are. */
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
