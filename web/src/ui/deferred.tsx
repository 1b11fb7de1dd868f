import { createContext, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { askAgainWhile } from '#api/ask-again.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * True while nothing of the page is shown yet: then the parts do not suspend one by one, and the page appears as a
 * whole.
 */
export const AppearsAtOnce = createContext(false)

/** Asks for the code of a part until it comes: what the server made of the part works meanwhile. */
export const untilItComes = <Part,>(load: () => Promise<Part>) => askAgainWhile(() => true, load)

/**
 * A component that the server renders and whose code the browser fetches only after hydrating the rest. Until then
 * the server's markup stays, and its links work as links.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  serverPart: ComponentType<Props> | undefined,
): (props: Props) => ReactNode {
  const Part = serverPart ?? lazy(async () => ({ default: await untilItComes(load) }))
  return (props: Props) => {
    const part = <Part {...props} />
    return use(AppearsAtOnce) ? part : <Suspense>{part}</Suspense>
  }
}
