import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { leaveOnlyHydrated } from './first-load/leave-hydrated.ts'
import { getRouter } from './router.tsx'
import { bringNewerCalls } from './ui/device/bring-newer-calls.ts'

/** Bundled with the libraries but executed only here: a chunk of its own would be a further request. */
const reactDom = async (): Promise<typeof import('react-dom/client')> =>
  import.meta.env.PROD ? require('react-dom/client') : import('react-dom/client')

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Replaces TanStack Start's own entry, which brings along the code of server functions: we have none, since every call
 * goes to the API, and that code would be 10 kB of every first visit.
 */
async function hydrate() {
  await bringNewerCalls()
  // Fetched meanwhile: it holds the bar that most first presses on a phone go to.
  import('./shell/frame-parts.tsx').catch(() => {})
  const router = await getRouter()
  leaveOnlyHydrated(router)
  // One task for each step: in one, they would block a phone for a quarter of a second.
  await nextTask()
  const { hydrateRoot } = await reactDom()
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
void hydrate()
