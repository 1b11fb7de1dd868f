import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { ApiFailure } from '#api/client.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { CloseShopDialog } from './close-dialog.tsx'

beforeAll(() => loadArea('en', 'staff'))

it('closes with the reason that visitors read, which stays when it failed', async () => {
  const closeShop = vi.fn().mockRejectedValueOnce(new ApiFailure(500, {})).mockResolvedValueOnce(undefined)
  await renderApp(<CloseShopDialog cancelLabel="Back" onClose={() => {}} closeShop={closeShop} />)
  const [english] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(english)
  await userEvent.type(english!, ' Dashain ')
  const close = () => userEvent.click(screen.getByText('Close for orders'))
  await close()
  await screen.findByText('That did not work. Nothing has changed. Please try again.')
  expect(english!.value).toBe(' Dashain ')
  await close()
  await expect
    .poll(() => screen.queryByText('That did not work. Nothing has changed. Please try again.'))
    .toBeNull()
  expect(closeShop.mock.calls.map(([reason]) => reason)).toEqual([
    { en: 'Dashain', ne: '' },
    { en: 'Dashain', ne: '' },
  ])
})
