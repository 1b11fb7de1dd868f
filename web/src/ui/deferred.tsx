import { createContext, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { growingPauseMs } from '#api/growing-pause.ts'
import { lazyPart } from './lazy-part.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * True while nothing of the page is shown yet: then the parts do not suspend one by one, and the page appears as a
 * whole.
 */
export const AppearsAtOnce = createContext(false)

const pauses = { firstMs: 1000, longestMs: 60_000 }

/** Asks for the code again, ever more rarely: what the server made of the part works meanwhile. */
async function untilItComes<Part>(load: () => Promise<Part>, tries = 0): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, growingPauseMs(tries, pauses)))
    return untilItComes(load, tries + 1)
  }
}

/**
 * A component that the server renders and whose code the browser fetches only after hydrating the rest. Until then
 * the server's markup stays, and its links work as links.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  serverPart: ComponentType<Props> | undefined,
): (props: Props) => ReactNode {
  const AtOnce = serverPart ?? lazyPart(async () => ({ default: await load() }))
  const Later = serverPart ?? lazy(async () => ({ default: await untilItComes(load) }))
  return (props: Props) =>
    use(AppearsAtOnce) ? (
      <AtOnce {...props} />
    ) : (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
}
