import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  StartServer,
} from '@tanstack/react-start/server'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { renderKeeping, unfinished } from './ui/kept-markup.ts'

/**
 * Our pages have all their data when they are rendered, and such a page is cheaper written at once than as a stream of
 * bytes. Where something still has to come, code that this process has not loaded yet, the page is streamed.
 */
const fetch = createStartHandler(async (context) => {
  const { router, responseHeaders: headers } = context
  const { html, fill } = renderKeeping(() => renderToString(<StartServer router={router} />))
  if (html.includes(unfinished)) return defaultStreamHandler(context)
  try {
    // As bytes: a text is checked letter by letter first, which costs a tenth of the whole page.
    const bytes = fill(await transformHtmlStringWithRouter(router, html))
    return new Response(bytes, { status: getSsrStatus(router), headers })
  } finally {
    router.serverSsr?.cleanup()
  }
})

export default createServerEntry({ fetch })
