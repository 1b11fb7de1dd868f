import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  StartServer,
} from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { lacksSubject } from './api/page-subject.ts'
import type { RouterContext } from './router-context.ts'
import { renderKeeping, unfinished } from './ui/kept-markup.ts'

/**
 * Our pages have all their data when they are rendered, and such a page is cheaper written at once than as a stream of
 * bytes. Where something still has to come, code that this process has not loaded yet, the page is streamed.
 */
const fetch = createStartHandler(async (context) => {
  const { router, responseHeaders: headers } = context
  const { html, fill } = renderKeeping(() => renderToString(<StartServer router={router} />))
  const { queryClient } = router.options.context as RouterContext
  const status = lacksSubject(queryClient) ? 503 : getSsrStatus(router)
  if (html.includes(unfinished)) return withStatus(status, await defaultStreamHandler(context))
  try {
    // As bytes: a text is checked letter by letter first, which costs a tenth of the whole page.
    const bytes = fill(await transformHtmlStringWithRouter(router, html))
    return new Response(bytes, { status, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
})

type Streamed = Awaited<ReturnType<typeof defaultStreamHandler>>

function withStatus(status: number, streamed: Streamed): Streamed {
  const again = ({ body, headers }: Response) => new Response(body, { status, headers })
  return streamed instanceof Response ? again(streamed) : { ...streamed, response: again(streamed.response) }
}

export default createServerEntry({ fetch })
