import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  StartServer,
} from '@tanstack/react-start/server'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { renderKeeping } from './ui/kept-markup.ts'

/** React writes this where something was not there yet. */
const unfinished = '<!--$!-->'

/**
 * Our pages have all their data when they are rendered, and such a page is cheaper written at once than as a stream of
 * bytes. Where something still has to come, code that this process has not loaded yet, the page is streamed.
 */
const fetch = createStartHandler((context) => {
  const html = renderKeeping(() => renderToString(<StartServer router={context.router} />))
  if (html.includes(unfinished)) return defaultStreamHandler(context)
  return renderSsrHtmlResponse({ ...context, render: () => html })
})

export default createServerEntry({ fetch })
