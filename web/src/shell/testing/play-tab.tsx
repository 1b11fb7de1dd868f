import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { browserCall } from '#api/call.ts'
import { queryDefaults } from '#api/query-defaults.ts'
import { SessionProvider } from '#domains/account/session.tsx'
import { useSessionActions, type SessionActions } from '#domains/account/use-session-actions.ts'
import { useCartActions } from '#domains/cart/use-cart-actions.ts'
import { useCartLines } from '#domains/cart/use-cart-lines.ts'
import { HeartButton } from '#domains/wishlist/heart-button.tsx'
import { useWishlistActions, useWishlistIds, useWishlistOfOtherTabs } from '#domains/wishlist/use-wishlist.ts'
import { messages } from '#messages/en.ts'
import { MessagesContext } from '#ui/messages/use-messages.ts'

interface Pick {
  productId: string
  variantId: string
}

/** What a tab shows and lets a person do; the functions are those of the last render. */
interface Shown {
  userId: string | undefined
  ids: readonly string[]
  lines: ReturnType<typeof useCartLines>
  cart: ReturnType<typeof useCartActions>
  session: SessionActions
  wishlist: ReturnType<typeof useWishlistActions>
}

/** One tab of a browser: hearts and a cart with the real hooks, a router and a query client of its own. */
export async function openTab(address: string, products: readonly Pick[]) {
  const shown: { now?: Shown } = {}
  const show = (now: Shown) => {
    shown.now = now
  }
  const queryClient = new QueryClient({ defaultOptions: queryDefaults })
  const call = browserCall({ apiUrl: `${address}/api` } as Parameters<typeof browserCall>[0])

  function Page({ userId }: { userId: string | undefined }) {
    useWishlistOfOtherTabs()
    show({
      userId,
      ids: useWishlistIds(),
      lines: useCartLines(),
      cart: useCartActions(),
      session: useSessionActions(),
      wishlist: useWishlistActions(),
    })
    return products.map(({ productId: id }) => (
      <HeartButton key={id} product={{ id, title: { en: id, ne: id } }} />
    ))
  }
  const content = () => (
    <QueryClientProvider client={queryClient}>
      <MessagesContext value={messages}>
        <Suspense>
          <SessionProvider call={call} first="anonymous" onSignedOut={async () => {}}>
            {(session) => <Page userId={session.status === 'signed-in' ? session.user.id : undefined} />}
          </SessionProvider>
        </Suspense>
      </MessagesContext>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: content }),
    history: createMemoryHistory(),
    context: { call, queryClient, language: 'en', messages, config: {} } as never,
  })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  while (!shown.now || !container.querySelector('button')) await new Promise((resolve) => setTimeout(resolve))
  return {
    shown: () => shown.now!,
    pressedHearts: () => {
      const hearts = [...container.querySelectorAll('button')]
      return products.flatMap(({ productId }, at) => (hearts[at]?.ariaPressed === 'true' ? [productId] : []))
    },
    /** How much is on its way to the server or waits for its turn. */
    stirring: () => queryClient.isFetching() + queryClient.isMutating(),
    close() {
      root.unmount()
      queryClient.clear()
      container.remove()
    },
  }
}
