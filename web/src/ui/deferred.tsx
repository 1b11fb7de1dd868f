import { createContext, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/** True where nothing of the page is there yet: then all of it appears at once, and nothing moves. */
export const AppearsAtOnce = createContext(false)

/**
 * A part that is read before it is used: the server writes it into the page, and the browser fetches its code once the
 * page is alive. What the server wrote stays until then, and its links work as links.
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
