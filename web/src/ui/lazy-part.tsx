import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { useMessages } from './messages/use-messages.ts'
import { isOffline } from './state/use-is-offline.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

class PartMissing extends Error {}
const throwMissing = (cause: unknown): never => {
  throw new PartMissing('A part did not come', { cause })
}
/** Texts are imported, too: so all engines call what did not come. */
const isMissing = (error: unknown) =>
  error instanceof PartMissing || /dynamically imported module|module script failed/.test(String(error))

/**
 * A part whose code is fetched when it is first shown, to be rendered in a `Suspense`. If its code or its texts do not come,
 * that is said in its place, with a button to try again; any other error is left to the page.
 */
export function lazyPart<Props extends object>(load: Load<Props>): (props: Props) => ReactNode {
  const make = () => lazy(() => load().catch(throwMissing) as ReturnType<Load<object>>)
  let Part = make()
  let failures = 0
  function retry() {
    // Older engines keep the failure of an import for as long as the page is there.
    if (failures++ > 0 && !isOffline()) return location.reload()
    // React keeps the failure of a part, so that it has to be made anew.
    Part = make()
  }
  const Newest = (props: Props) => <Part {...props} />
  function Failure({ error, reset }: ErrorComponentProps) {
    if (!isMissing(error)) throw error
    return <Missing onRetry={() => (retry(), reset())} />
  }
  return (props: Props) => (
    <CatchBoundary getResetKey={() => 0} errorComponent={Failure}>
      <Newest {...props} />
    </CatchBoundary>
  )
}

function Missing({ onRetry }: { onRetry(): void }) {
  const { shell, ui } = useMessages()
  return (
    <p role="alert" className="p-4 text-small">
      {shell.notOpened}{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline">
        {ui.retry}
      </button>
    </p>
  )
}
