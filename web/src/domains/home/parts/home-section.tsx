import { useQueryClient, type FetchQueryOptions } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useFailure, type Readable } from '#api/use-failure.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { createNearGate, whenNear, type NearGate } from '#ui/near-gate.ts'
import { isHomeWritten } from '../written-home.ts'

const isServer = import.meta.env.SSR
/** Seen in this visit: who comes back finds them as they were. */
const seen = new Set<string>()
const firstLanguage = isServer ? '' : document.documentElement.lang

/**
 * The server writes the section; its code, data and pictures are fetched when it comes near. Until then the section
 * stays as it was written, and its links work as links. Other words and another person cannot wait: React holds such a
 * change back until every part has come alive.
 */
function Behind({ gate, children }: { gate: NearGate; children: ReactNode }) {
  const { language } = useMessages().ui
  const { status } = useSession()
  if (!isServer) {
    gate.firstStatus ??= status
    if (language !== firstLanguage || status !== gate.firstStatus) gate.open()
    use(gate.near)
  }
  return children
}

/** Where scripts do not run, pictures come as the browser likes. */
const farClass = '[@media(scripting:enabled)]:data-far:[&_picture]:hidden'

interface HomeSectionProps {
  name: string
  /** What it shows, where that is read. */
  query?: Readable | undefined
  skeleton: ReactNode
  /** Where it is far: the height that it is going to have. */
  room: string
  isFullBleed?: boolean
  /** Too far down for the server to write it with every page: it begins as its skeleton. */
  isLater?: boolean
  children: ReactNode
}

export function HomeSection({
  name,
  query,
  skeleton,
  room,
  isFullBleed = false,
  isLater = false,
  children,
}: HomeSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createNearGate)
  const [isFar] = useState(() => !seen.has(name))
  const [isOpen, setIsOpen] = useState(!isFar)
  const [isWritten] = useState(() => isHomeWritten() && !isLater)
  const queryClient = useQueryClient()
  if (!isFar) gate.open()
  const wake = useEffectEvent(async () => {
    seen.add(name)
    // By hand: a new render of this element would take away what the server wrote inside it.
    place.current?.removeAttribute('data-far')
    if (isWritten && query) {
      await queryClient.prefetchQuery(query as FetchQueryOptions)
      gate.want()
      if (queryClient.getQueryState(query.queryKey)?.status === 'error') return
    }
    gate.open()
    if (isLater) startTransition(() => setIsOpen(true))
  })
  useEffect(() => whenNear(place.current!, () => void wake()), [])
  const content =
    isLater && !isOpen ? (
      skeleton
    ) : (
      <Suspense fallback={skeleton}>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    )
  return (
    <div
      ref={place}
      data-far={isFar ? '' : undefined}
      className={classNames(
        farClass,
        room,
        isFullBleed ? 'pt-(--section-gap)' : 'page-width',
        isLater && '[@media(scripting:none)]:hidden',
      )}
    >
      {query ? (
        <Unless query={query} gate={gate} isWritten={isWritten}>
          {content}
        </Unless>
      ) : (
        <CatchBoundary getResetKey={() => name} errorComponent={Nothing}>
          {content}
        </CatchBoundary>
      )}
    </div>
  )
}

const Nothing = () => null

interface UnlessProps {
  query: Readable
  gate: NearGate
  isWritten: boolean
  children: ReactNode
}

/** Its failure is known here, so that the section itself need not be alive to be asked for again. */
function Unless({ query, gate, isWritten, children }: UnlessProps) {
  const { failure, retry, isRetrying } = useFailure(query)
  // What the server wrote says more than words about a failure: it stays as it is until it can come alive.
  const [staysWritten] = useState(isWritten && !failure)
  const isRead = !failure
  useEffect(() => {
    if (isRead && gate.isWanted()) gate.open()
  }, [isRead, gate])
  // There is nothing written that would have to stay until it comes near.
  if (failure && !staysWritten) gate.open()
  if (failure && !staysWritten) return <Failed onRetry={() => void retry()} isRetrying={isRetrying} />
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={Broken}>
      {children}
    </CatchBoundary>
  )
}

/** For the moment until the failure is known, and for one that is not of the data. */
const Broken = ({ reset }: ErrorComponentProps) => <Failed onRetry={reset} isRetrying={false} />

function Failed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const home = useArea('home')
  const { ui } = useMessages()
  return (
    <div
      role="alert"
      className="page-width mt-(--section-gap) flex flex-wrap items-center justify-between gap-4 rounded-panel bg-cream p-5 text-cream-ink"
    >
      <p>
        {home.partFailed} {ui.triesItself}
      </p>
      <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
        {ui.retry}
      </Button>
    </div>
  )
}
