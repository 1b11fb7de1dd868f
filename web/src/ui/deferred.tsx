import { createContext, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * True while nothing of the page is shown yet: then the parts do not suspend one by one, and the page appears as a
 * whole.
 */
export const AppearsAtOnce = createContext(false)

/**
 * A component that the server renders and whose code the browser fetches only after hydrating the rest. Until then
 * the server's markup stays, and its links work as links.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  serverPart: ComponentType<Props> | undefined,
): (props: Props) => ReactNode {
  const Part = serverPart ?? lazy(async () => ({ default: await load() }))
  return (props: Props) => {
    const part = <Part {...props} />
    return use(AppearsAtOnce) ? part : <Suspense>{part}</Suspense>
  }
}
