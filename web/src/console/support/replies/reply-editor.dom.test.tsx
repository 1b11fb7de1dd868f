import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ReplyEditor } from './reply-editor.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/support.desk.ts'),
    loadArea('en', 'staff'),
    loadArea('en', 'leave'),
  ]),
)

const reply = {
  id: '0199f0a1-0000-7000-8000-000000000001',
  shortcut: 'pickup',
  words: { en: 'We come at ten.', ne: '' },
  version: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
}
const save = () => userEvent.click(screen.getByText('Save'))

it('a reply needs a shortcut and words in one language', async () => {
  const api = fakeApi()
  await renderApp(<ReplyEditor reply={undefined} onClose={() => {}} />, { call: api.call })
  await save()
  await screen.findByText('A shortcut is 2 to 31 lowercase letters, digits and hyphens')
  expect(screen.getByText('Write it in at least one language')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Shortcut/))
  await userEvent.type(screen.getByLabelText('Nepali text'), 'दस बजे')
  expect(screen.queryByText('Write it in at least one language')).toBeNull()
  expect(api.requests).toEqual([])
})

it('a shortcut that is taken is said at its field', async () => {
  const api = fakeApi({
    'PATCH /staff/saved-replies/:id': () => refuse(409, { fields: { shortcut: 'There is one' } }),
    'GET /staff/saved-replies': () => ({ data: [reply] }),
  })
  await renderApp(<ReplyEditor reply={reply} onClose={() => {}} />, { call: api.call })
  await userEvent.type(screen.getByLabelText(/Shortcut/), '-time')
  await save()
  await screen.findByText('There is already a reply with this shortcut')
})

it('who was slower keeps their text, sees the other one, and may save over it', async () => {
  const theirs = { ...reply, words: { en: 'We come at noon.', ne: '' }, version: 2 }
  const api = fakeApi({
    'PATCH /staff/saved-replies/:id': ({ body }) => (body.version === 2 ? { data: theirs } : refuse(409)),
    'GET /staff/saved-replies': () => ({ data: [theirs] }),
  })
  const onClose = vi.fn()
  await renderApp(<ReplyEditor reply={reply} onClose={onClose} />, { call: api.call })
  await userEvent.type(screen.getByLabelText('English text'), ' Or later.')
  await save()
  await screen.findByText('We come at noon.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('English text').value).toBe('We come at ten. Or later.')
  await userEvent.click(screen.getByText('Overwrite with mine'))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('closing with changes asks first', async () => {
  const onClose = vi.fn()
  await renderApp(<ReplyEditor reply={reply} onClose={onClose} />)
  await userEvent.type(screen.getByLabelText('English text'), '!')
  await userEvent.click(within(screen.getByRole('dialog')).getByLabelText('Close'))
  await screen.findByText('Leave without saving?')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Leave without saving'))
  expect(onClose).toHaveBeenCalledTimes(1)
})
