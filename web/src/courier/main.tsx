import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sameOriginApi } from '#api/call.ts'
import { createClient } from '#api/client.ts'
import { bringNewerCalls } from '#ui/device/bring-newer-calls.ts'
import { readTheme } from '#ui/preferences/choose-theme.ts'
import { CourierApp } from './app.tsx'
import { openShelf } from './copy/shelf.ts'
import { registerWorker } from './register-worker.ts'
import { createCourierApi, putFileTo } from './run/courier-api.ts'
import { createCourierRun } from './run/courier-run.ts'
import './courier.css'

/** The server writes it into the page where the API has an address of its own. */
const apiUrl = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content || sameOriginApi

async function open() {
  await bringNewerCalls()
  const theme = readTheme()
  if (theme) document.documentElement.dataset['theme'] = theme
  const call = createClient({
    baseUrl: () => apiUrl,
    fetch: (url, init) => fetch(url, init),
    accessToken: () => undefined,
  })
  const shelf = await openShelf().catch(() => undefined)
  const run = createCourierRun({ api: createCourierApi(call, putFileTo(apiUrl)), shelf })
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <CourierApp run={run} />
    </StrictMode>,
  )
  registerWorker()
}
void open()
