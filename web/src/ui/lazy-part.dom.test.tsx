import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { renderApp } from './testing/render-app.tsx'

afterEach(() => vi.unstubAllGlobals())

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Photos = () => <p>The photos</p>

/** A page with a part whose code comes as the test wants. */
async function openPage(load: Parameters<typeof lazyPart>[0]) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(load)
  await renderApp(
    <main>
      <h1>The page</h1>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  )
}

it('that does not come says so in its own place, and comes when it is asked for again', async () => {
  const fetchPhotos = vi.fn().mockImplementationOnce(broken).mockResolvedValue({ default: Photos })
  await openPage(fetchPhotos)
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be opened.')
  screen.getByRole('heading', { name: 'The page' })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('The photos')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('whose failure the browser keeps has the page loaded anew at the second press', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  await openPage(broken)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
