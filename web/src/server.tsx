import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  StartServer,
} from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { lacksSubject } from './api/page-subject.ts'
import type { RouterContext } from './api/router-context.ts'

/** React writes this where a component has suspended. */
const suspendedMark = '<!--$!-->'

/**
 * Our loaders read all data before the render, and such a page is cheaper as one string than as a stream. A page that
 * suspends nevertheless, because this process has not loaded its code yet, is streamed.
 */
const fetch = createStartHandler(async (context) => {
  const { router, responseHeaders: headers } = context
  keepHydrationScripts(router)
  const html = renderToString(<StartServer router={router} />)
  const { queryClient } = router.options.context as RouterContext
  const status = lacksSubject(queryClient) ? 503 : getSsrStatus(router)
  if (html.includes(suspendedMark)) return withStatus(status, await defaultStreamHandler(context))
  try {
    // As bytes: Node would check a string letter by letter, which costs a tenth of the whole page.
    const bytes = Buffer.from(await transformHtmlStringWithRouter(router, html))
    return new Response(bytes, { status, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/**
 * The router hands out the scripts that the browser hydrates the page with only once, to the first render. They must
 * not be missing in the page that is streamed, which is the second.
 */
function keepHydrationScripts({ serverSsr }: AnyRouter) {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
}

type Streamed = Awaited<ReturnType<typeof defaultStreamHandler>>

function withStatus(status: number, streamed: Streamed): Streamed {
  const again = ({ body, headers }: Response) => new Response(body, { status, headers })
  return streamed instanceof Response ? again(streamed) : { ...streamed, response: again(streamed.response) }
}

export default createServerEntry({ fetch })
