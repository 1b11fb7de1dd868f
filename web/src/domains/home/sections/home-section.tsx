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
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { createHydrationGate, whenNearViewport, type HydrationGate } from '#first-load/hydration-gate.ts'
import { isHomeServerRendered } from './server-rendered-home.ts'

const isServer = import.meta.env.SSR
/** The sections that were seen in this visit: after going back they are rendered at once. */
const seen = new Set<string>()
const firstLanguage = isServer ? '' : document.documentElement.lang

/**
 * The server renders the section; its code, data and pictures are fetched when it comes near the viewport. Until
 * then the server's markup stays, and its links work as links. A change of language or session opens the gate at
 * once, since React would hold that change back until every section is hydrated.
 */
function BehindGate({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const { language } = useMessages().ui
  const { status } = useSession()
  if (!isServer) {
    gate.firstStatus ??= status
    if (language !== firstLanguage || status !== gate.firstStatus) gate.open()
    use(gate.opened)
  }
  return children
}

/**
 * Hides the pictures of a section that is far away, so that they are not fetched. Only where JavaScript can show
 * them again.
 */
const farClass = 'has-js:data-far:[&_picture]:hidden'

interface HomeSectionProps {
  name: string
  /** The query of the section's data, if it has one. */
  query?: Readable | undefined
  skeleton: ReactNode
  /** A CSS class with the height that is reserved while the section is far away. */
  room: string
  isFullBleed?: boolean
  /** The section is too far down for the server to render it: it begins as its skeleton. */
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
  const element = useRef<HTMLDivElement>(null)
  const [gate] = useState(createHydrationGate)
  const [isFar] = useState(() => !seen.has(name))
  const [isOpen, setIsOpen] = useState(!isFar)
  const [isServerRendered] = useState(() => isHomeServerRendered() && !isLater)
  const queryClient = useQueryClient()
  if (!isFar) gate.open()
  const hydrate = useEffectEvent(async () => {
    seen.add(name)
    // Removed directly from the DOM: a new render of this element would make React drop the server's markup inside
    // it.
    element.current?.removeAttribute('data-far')
    if (isServerRendered && query) {
      await queryClient.prefetchQuery(query as FetchQueryOptions)
      gate.openWhenRead()
      if (queryClient.getQueryState(query.queryKey)?.status === 'error') return
    }
    gate.open()
    if (isLater) startTransition(() => setIsOpen(true))
  })
  useEffect(() => whenNearViewport(element.current!, () => void hydrate()), [])
  const content =
    isLater && !isOpen ? (
      skeleton
    ) : (
      <Suspense fallback={skeleton}>
        <BehindGate gate={gate}>{children}</BehindGate>
      </Suspense>
    )
  return (
    <div
      ref={element}
      data-far={isFar ? '' : undefined}
      className={classNames(
        farClass,
        room,
        isFullBleed ? 'pt-(--section-gap)' : 'page-width',
        isLater && 'no-js:hidden',
      )}
    >
      {query ? (
        <UnlessFailed query={query} gate={gate} isServerRendered={isServerRendered}>
          {content}
        </UnlessFailed>
      ) : (
        <CatchBoundary getResetKey={() => name} errorComponent={Nothing}>
          {content}
        </CatchBoundary>
      )}
    </div>
  )
}

const Nothing = () => null

interface UnlessFailedProps {
  query: Readable
  gate: HydrationGate
  isServerRendered: boolean
  children: ReactNode
}

/** Shows a failed query in element of the section, which therefore need not be hydrated to retry it. */
function UnlessFailed({ query, gate, isServerRendered, children }: UnlessFailedProps) {
  const { failure, refetch, isFetching } = useFailure(query)
  // The server's markup is worth more than a message about a failure, so it stays until the section can be
  // hydrated.
  const [keepsMarkup] = useState(isServerRendered && !failure)
  const isRead = !failure
  useEffect(() => {
    if (isRead && gate.opensWhenRead()) gate.open()
  }, [isRead, gate])
  // There is no markup of the server's that would have to stay until the section comes near.
  if (failure && !keepsMarkup) gate.open()
  if (failure && !keepsMarkup) return <Failed onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={RenderError}>
      {children}
    </CatchBoundary>
  )
}

/** For the render before the query's failure is known, and for errors that are not the query's. */
const RenderError = ({ reset }: ErrorComponentProps) => <Failed onRetry={reset} isRetrying={false} />

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
