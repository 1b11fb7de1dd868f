import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { BulkBar } from './bulk-bar.tsx'

beforeAll(() => loadArea('en', 'staff'))

const items = [
  { id: 'one', version: 3, tags: ['legal'] },
  { id: 'two', version: 1, tags: [] },
] as unknown as MasterContent[]
const nothing = 'Choose what to change first.'
const line = 'PATCH /master-content/bulk'
const apply = () => userEvent.click(screen.getByText('Change all'))
const publishQuestion = () => screen.findByText('Publish these?')
async function renderBar(api: ReturnType<typeof fakeApi>) {
  const onDone = vi.fn()
  await renderApp(<BulkBar items={items} onDone={onDone} />, { call: api.call })
  return onDone
}

it('wants to know what is to change; commas alone are no tags', async () => {
  const api = fakeApi()
  await renderBar(api)
  await apply()
  await screen.findByText(nothing)
  expect(document.activeElement).toBe(screen.getByLabelText('Status'))
  await userEvent.type(screen.getByLabelText('Add tags'), ' , ')
  expect(screen.queryByText(nothing)).toBeNull()
  await apply()
  await screen.findByText(nothing)
  expect(api.requests).toEqual([])
})

it('asks before it publishes, and sends all of them at once', async () => {
  const api = fakeApi({ [line]: () => ({ data: items }) })
  const onDone = await renderBar(api)
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'published')
  await userEvent.type(screen.getByLabelText('Add tags'), 'shoppers')
  await apply()
  await publishQuestion()
  expect(api.requests).toEqual([])
  await userEvent.click(within(screen.getByRole('dialog')).getByText('Publish'))
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(api.requests.map(({ input }) => input['body'])).toEqual([
    {
      updates: [
        { id: 'one', version: 3, changes: { status: 'published', tags: ['legal', 'shoppers'] } },
        { id: 'two', version: 1, changes: { status: 'published', tags: ['shoppers'] } },
      ],
    },
  ])
})

it('says that somebody was faster, and keeps what was typed', async () => {
  const api = fakeApi({ [line]: () => refuse(409) })
  const onDone = await renderBar(api)
  await userEvent.type(screen.getByLabelText('Remove tags'), 'legal')
  await apply()
  await screen.findByText(/Someone else changed one of these a moment ago/)
  expect(screen.getByLabelText<HTMLInputElement>('Remove tags').value).toBe('legal')
  expect(onDone).not.toHaveBeenCalled()
})
