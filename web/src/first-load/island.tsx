import { useRouter, type StaticDataRouteOption } from '@tanstack/react-router'
import {
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'
import { loadArea, type AreaName } from '#ui/messages/areas.ts'
import type { RouterContext } from '#api/router-context.ts'
import { AppearsAtOnce, untilItComes } from '#ui/deferred.tsx'
import { replayEvents } from './event-replay.ts'
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts'
import { InsideIsland } from '#ui/page/inside-island.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is hydrated only when it is touched: its data are fetched then, and are not written into the HTML. */
    isIsland?: true
  }
}

export const hasIsland = (matches: readonly { staticData: StaticDataRouteOption }[]): boolean =>
  matches.some(({ staticData }) => staticData.isIsland)

/** The module that an island fetches when it is touched: its page, and how the data of the page are loaded. */
export interface IslandModule<Props, Input, Loaded> {
  Page: ComponentType<Props>
  /** @param isWhole waits for all data; otherwise only for those that the page cannot do without. */
  load(context: RouterContext, input: Input, isWhole: boolean): Promise<Loaded>
}

const neverChanges = () => () => {}

/**
 * A page that the server renders whole and that the browser hydrates only when the visitor touches it: until then
 * neither its code nor its data are fetched. Its links work as links meanwhile, and other clicks are replayed after
 * hydration (`event-replay.ts`). The server has the module when it renders, since the route's loader fetches it.
 *
 * @param areas the texts of the page, which are fetched together with its code.
 * @param hasHearts whether the page has hearts: those of a visitor with a wishlist have to be filled without a touch.
 */
export function island<Module extends object, Props extends Input, Input extends object, Loaded>(
  fetchModule: () => Promise<Module & IslandModule<Props, Input, Loaded>>,
  areas: readonly AreaName[],
  hasHearts = false,
) {
  let loaded: (Module & IslandModule<Props, Input, Loaded>) | undefined
  const fetchPage = async ({ language }: Pick<RouterContext, 'language'>) => {
    // The server has loaded all texts (`load-messages.ts`).
    if (import.meta.env.SSR && loaded) return loaded
    const [module] = await Promise.all([fetchModule(), ...areas.map((area) => loadArea(language, area))])
    return (loaded = module)
  }

  /** Another component of the module, such as the skeleton of its page. */
  const part = (find: (module: Module) => ComponentType) => {
    const LazyPart = lazy(async () => ({ default: find(await untilItComes(fetchModule)) }))
    return () => {
      const [Part] = useState(() => (loaded ? find(loaded) : LazyPart))
      return use(AppearsAtOnce) ? (
        <Part />
      ) : (
        <Suspense>
          <Part />
        </Suspense>
      )
    }
  }
  const LazyPage = lazy(async () => ({
    default: (await untilItComes(fetchModule)).Page as ComponentType<object>,
  }))

  // A component of its own, in memo: an update from outside before the hydration would make React drop the server's markup.
  const Content = memo(({ gate, root, props }: { gate?: HydrationGate; root: Root; props: Props }) => {
    const [Page] = useState(() => (loaded?.Page as ComponentType<object> | undefined) ?? LazyPage)
    const page = <Page {...props} />
    if (use(AppearsAtOnce)) return page
    return (
      <Suspense>
        <InsideIsland value={gate !== undefined}>
          <BehindGate gate={gate} root={root}>
            {page}
          </BehindGate>
        </InsideIsland>
      </Suspense>
    )
  })

  const Island = memo((props: Props) => {
    const context = useRouter().options.context as RouterContext
    // True for a page that the server rendered, also while it is hydrated; false after a navigation in the browser.
    const isServerRendered = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    )
    const [gate] = useState(() => (isServerRendered ? createHydrationGate() : undefined))
    const root = useRef<HTMLDivElement>(null)
    const fetchAll = useEffectEvent(async () => {
      try {
        const { load } = await fetchPage(context)
        // An incomplete page brought along all that the server could read; the rest is asked for after the hydration.
        if (context.isIncomplete) return true
        await load(context, props, true)
        return context.queryClient
          .getQueryCache()
          .getAll()
          .every(({ state }) => state.status !== 'error')
      } catch {
        return false
      }
    })
    useEffect(() => {
      if (!gate) return
      const box = root.current!
      const headTags = document.head.querySelectorAll('[data-island]')
      const listen = (isNow: boolean) => whenTouched(isNow, () => void hydrate())
      let hasFailed = false
      const hydrate = async () => {
        const isComplete = await fetchAll()
        // After a failure the server's markup stays and the next touch tries again. If a click waits for its replay,
        // the second failure is shown instead.
        if (isComplete || (hasFailed && window.earlyEvents)) return gate.open()
        hasFailed = true
        stopListening = listen(false)
      }
      const isNow = context.isIncomplete || (hasHearts && hasLocalWishlist()) || window.wasTouched
      let stopListening = listen(isNow ?? false)
      return () => {
        stopListening()
        // React did not render these tags, so it does not remove them with a page that was never hydrated.
        const wasNeverHydrated = !box.isConnected && box.hasAttribute('data-island')
        if (wasNeverHydrated) headTags.forEach((tag) => tag.remove())
      }
    }, [gate, context])
    return (
      <div ref={root} data-island={gate && ''} data-written={gate && ''}>
        <Content gate={gate} root={root} props={props} />
      </div>
    )
  })
  return {
    Island,
    part,
    /** For the route's loader. On the server it waits for all data, in the browser only for the indispensable ones. */
    load: async (context: RouterContext, input: Input): Promise<Loaded> => {
      const { load } = await fetchPage(context)
      return load(context, input, import.meta.env.SSR)
    },
  }
}

type Root = { current: HTMLDivElement | null }

function BehindGate({
  gate,
  root,
  children,
}: {
  gate?: HydrationGate | undefined
  root: Root
  children: ReactNode
}) {
  if (gate && !import.meta.env.SSR) use(gate.opened)
  useEffect(() => {
    if (gate && root.current) void replayEvents(root.current)
  }, [gate, root])
  return children
}

const touchEvents = [
  'pointerover',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // Assistive technology may click or choose without any of the events above.
  'click',
  'change',
]
const touchOptions = { capture: true, passive: true }

/** Whether this browser holds a wishlist. Does without the wishlist's own code, which a first visit does not load. */
function hasLocalWishlist(): boolean {
  try {
    return localStorage.getItem(wishlistKey) !== null
  } catch {
    return false
  }
}

/** Calls back once, at the next sign that the visitor is about to do something, or at once. */
function whenTouched(isNow: boolean, onTouch: () => void): () => void {
  const stop = () => touchEvents.forEach((type) => removeEventListener(type, answer, touchOptions))
  const answer = () => {
    stop()
    onTouch()
  }
  touchEvents.forEach((type) => addEventListener(type, answer, touchOptions))
  if (isNow) answer()
  return stop
}
