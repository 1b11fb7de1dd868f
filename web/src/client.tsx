import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { getRouter } from './router.tsx'
import { fetchSemibold } from './styles/fetch-semibold.ts'

/**
 * Instead of TanStack Start's own entry, which brings the code of server functions along: we have none,
 * since every call goes to the API, and that code would be 10 kB of every first visit.
 */
void getRouter().then((router) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  }),
)

// After the frame that paints: the third weight must not compete with it.
requestAnimationFrame(() => setTimeout(() => fetchSemibold(toLanguage(document.documentElement.lang))))
