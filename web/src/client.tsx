import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { getRouter } from './router.tsx'
import { fetchSemibold } from './styles/fetch-semibold.ts'

/** In the file of the libraries, but run only now: a further file would be a further request. */
const reactDom = async (): Promise<typeof import('react-dom/client')> =>
  import.meta.env.PROD ? require('react-dom/client') : import('react-dom/client')

/**
 * Instead of TanStack Start's own entry, which brings the code of server functions along: we have none,
 * since every call goes to the API, and that code would be 10 kB of every first visit.
 */
async function comeAlive() {
  const router = await getRouter()
  // React in a task of its own: with the rest it would be too long for one.
  await new Promise((resolve) => setTimeout(resolve))
  const { hydrateRoot } = await reactDom()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
void comeAlive()

// After the frame that paints: the third weight must not compete with it.
requestAnimationFrame(() => setTimeout(() => fetchSemibold(toLanguage(document.documentElement.lang))))
