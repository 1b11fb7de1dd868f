import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { showToast } from '../toast/show-toast.tsx'

const Nothing = () => null

/**
 * A dialog whose code is fetched when it is first opened, to be rendered in a `Suspense` that answers the press meanwhile. If
 * the code does not come, a toast says so, the page stays as it is, and the next press tries again.
 */
export function fetchedDialog<Props extends { onClose(): void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const makePart = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  let Part = makePart()
  return (props: Props) => {
    const { shell } = useMessages()
    const giveUp = () => {
      // React keeps the failure of a part, so that it has to be made anew.
      Part = makePart()
      void showToast('error', shell.notOpened)
      props.onClose()
    }
    return (
      <CatchBoundary getResetKey={() => 0} errorComponent={Nothing} onCatch={giveUp}>
        <Part {...props} />
      </CatchBoundary>
    )
  }
}
