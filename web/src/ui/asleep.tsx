import { useRouter } from '@tanstack/react-router'
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
import { loadArea, type AreaName } from '#messages/areas.ts'
import type { RouterContext } from '../router-context.ts'
import { AppearsAtOnce } from './deferred.tsx'
import { answerEarlyDeeds } from './early-click.ts'
import { createNearGate, type NearGate } from './near-gate.ts'
import { wasTouched, whenTouched } from './when-touched.ts'
import { WrittenAsleep } from './written-asleep.ts'

/** A page, and how what it shows is read. */
export interface Screen<Props, Asked, Found> {
  Page: ComponentType<Props>
  /** @param isWhole waits for all of it; otherwise what can follow may follow. */
  load(context: RouterContext, asked: Asked, isWhole: boolean): Promise<Found>
}

const noNews = () => () => {}

/**
 * A page that the server writes and a visitor first only reads: its code and its data travel when it is touched. Links
 * work as links until then, and what was pressed is answered once the page is awake.
 *
 * @param areas the texts that it is written in: they travel with its code.
 * @param isWatched whether there is something of the visitor's own to show, which cannot wait.
 */
export function asleep<Props extends Asked, Asked extends object, Found>(
  fetchScreen: () => Promise<Screen<Props, Asked, Found>>,
  serverPage: ComponentType<Props> | undefined,
  areas: readonly AreaName[],
  isWatched = () => false,
) {
  let known = serverPage
  const fetchPage = async ({ language }: Pick<RouterContext, 'language'>) => {
    const [screen] = await Promise.all([fetchScreen(), ...areas.map((area) => loadArea(language, area))])
    known = screen.Page
    return screen
  }
  const Later = lazy(async () => ({ default: (await fetchScreen()).Page as ComponentType<object> }))

  // Kept apart from what goes on around it: an update before it is awake would take it off the page.
  const Written = memo(({ gate, zone, props }: { gate?: NearGate; zone: Zone; props: Props }) => {
    const [Page] = useState(() => (known as ComponentType<object> | undefined) ?? Later)
    const page = <Page {...props} />
    if (use(AppearsAtOnce)) return page
    return (
      <Suspense>
        <WrittenAsleep value={gate !== undefined}>
          <Behind gate={gate} zone={zone}>
            {page}
          </Behind>
        </WrittenAsleep>
      </Suspense>
    )
  })

  const Sleeper = memo((props: Props) => {
    const context = useRouter().options.context as RouterContext
    // True for what the server wrote, also while it comes alive; false for a page that one went to.
    const isWritten = useSyncExternalStore(
      noNews,
      () => false,
      () => true,
    )
    const [gate] = useState(() => (isWritten ? createNearGate() : undefined))
    const zone = useRef<HTMLDivElement>(null)
    const read = useEffectEvent(async () => {
      try {
        const { load } = await fetchPage(context)
        // All that could be read came with the page, and what could not is asked for again once it is alive.
        if (context.isLacking) return true
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
      const box = zone.current!
      const head = document.head.querySelectorAll('[data-asleep]')
      const listen = (isNow: boolean) => whenTouched(isNow, () => void wake())
      let hasFailed = false
      const wake = async () => {
        const isWhole = await read()
        // What stands there is better than nothing, and the next touch tries again. Who pressed something is told in the end.
        if (isWhole || (hasFailed && window.earlyDeeds)) return gate.open()
        hasFailed = true
        forget = listen(false)
      }
      let forget = listen(context.isLacking || isWatched() || wasTouched())
      return () => {
        forget()
        const wasLeftAsleep = !box.isConnected && box.hasAttribute('data-asleep')
        if (wasLeftAsleep) head.forEach((tag) => tag.remove())
      }
    }, [gate, context])
    return (
      <div ref={zone} data-asleep={gate && ''} data-written={gate && ''}>
        <Written gate={gate} zone={zone} props={props} />
      </div>
    )
  })
  return {
    Sleeper,
    /** For the route's loader. The server writes the page whole; in the browser it is there as soon as it can be. */
    prepare: async (context: RouterContext, asked: Asked): Promise<Found> => {
      const { load } = await fetchPage(context)
      return load(context, asked, import.meta.env.SSR)
    },
  }
}

type Zone = { current: HTMLDivElement | null }

function Behind({ gate, zone, children }: { gate?: NearGate | undefined; zone: Zone; children: ReactNode }) {
  if (gate && !import.meta.env.SSR) use(gate.near)
  useEffect(() => {
    if (gate && zone.current) void answerEarlyDeeds(zone.current)
  }, [gate, zone])
  return children
}
