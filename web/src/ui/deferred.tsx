import { lazy, Suspense, type ComponentType } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part that is read before it is used: the server writes it into the page, and the browser fetches its code once the
 * page is alive. What the server wrote stays until then, and its links work as links.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  serverPart: ComponentType<Props> | undefined,
): ComponentType<Props> {
  const Part = serverPart ?? lazy(async () => ({ default: await load() }))
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
