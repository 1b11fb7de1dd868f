import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { SynonymForm } from './synonym-form.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('@haat/contract/domains/search.ts'), loadArea('en', 'staff'), loadArea('en', 'leave')]),
)

const field = () => screen.getByLabelText<HTMLTextAreaElement>('New group')
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add group/ }))

it('one word is refused before it is sent, two are sent and the field is empty again', async () => {
  const api = fakeApi({ 'POST /staff/synonyms': () => ({ data: { id: 1, words: [], version: 1 } }) })
  await renderApp(<SynonymForm />, { call: api.call })
  await userEvent.type(field(), 'shawl, shawl')
  await add()
  await screen.findByText('Enter at least two words.')
  expect(document.activeElement).toBe(field())
  expect(api.requests).toEqual([])

  await userEvent.type(field(), ', stole')
  await add()
  await expect.poll(() => field().value).toBe('')
  expect(api.requests[0]?.input['body']).toEqual({ words: ['shawl', 'stole'] })
})

it('a word of another group is named at the field, and what was typed stays', async () => {
  const api = fakeApi({ 'POST /staff/synonyms': () => refuse(409, { fields: { words: 'stole' } }) })
  await renderApp(<SynonymForm />, { call: api.call })
  await userEvent.type(field(), 'shawl, stole')
  await add()
  await screen.findByText(/“stole” is already in another group/)
  expect(field().value).toBe('shawl, stole')
})
