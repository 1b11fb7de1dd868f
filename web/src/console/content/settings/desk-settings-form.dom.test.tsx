import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { DeskSettingsForm } from './desk-settings-form.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/content.site.ts'),
    loadArea('en', 'staff'),
    loadArea('en', 'leave'),
  ]),
)

const saved = { holidays: [], answerMinutes: { normal: 480, high: 240, urgent: 120 }, version: 3 }
const field = () => screen.getByLabelText<HTMLInputElement>('Urgent, minutes')
const fill = async (minutes: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), minutes)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('an answer time that the contract refuses is not sent', async () => {
  const api = fakeApi()
  await renderApp(<DeskSettingsForm saved={saved} isAdmin />, { call: api.call })
  await fill('5')
  await save()
  await screen.findByText('A whole number from 15 to 2,880.')
  expect(document.activeElement).toBe(field())
  expect(api.requests).toEqual([])
})

it('a conflict shows both, keeps what was typed, and saves it over theirs when asked', async () => {
  const theirs = { ...saved, answerMinutes: { ...saved.answerMinutes, urgent: 60 }, version: 4 }
  const api = fakeApi({
    'GET /staff/settings': () => ({ data: theirs }),
    'PUT /staff/settings': ({ body }) =>
      body.version === 4 ? { data: { ...body, version: 5 } } : refuse(409),
  })
  await renderApp(<DeskSettingsForm saved={saved} isAdmin />, { call: api.call })
  await fill('90')
  await save()
  await screen.findByText('60 minutes')
  expect(field().value).toBe('90')
  await userEvent.click(screen.getByText('Save mine over it'))
  await expect.poll(() => screen.queryByText('60 minutes')).toBeNull()
  expect(field().value).toBe('90')
})
