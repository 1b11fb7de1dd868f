import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ContentEditor } from './content-editor.tsx'
import { NewContent } from './new-content.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/content.ts'),
    loadArea('en', 'staff'),
    loadArea('en', 'leave'),
  ]),
)

const content = {
  id: '0199f0a1-0000-7000-8000-000000000001',
  key: 'size_guide',
  title: 'Sizes',
  tags: ['shoppers'],
  status: 'draft',
  files: [],
  translations: { en: { title: 'Sizes', files: [] }, ne: { title: '', files: [] } },
  version: 3,
  publishedVersion: null,
} as unknown as MasterContent
const line = 'PATCH /master-content/:id'
const contentApi = () =>
  fakeApi({
    [line]: ({ body: { version, title: en = 'Sizes and fits', titleNe: ne = '', ...changes } }) => ({
      data: {
        ...content,
        ...changes,
        title: en,
        translations: { en: { title: en, files: [] }, ne: { title: ne, files: [] } },
        version: version + 1,
      },
    }),
    'GET /master-content/:id/versions': () => ({ data: [] }),
  })
const bodiesOf = (api: ReturnType<typeof fakeApi>, asked: string) =>
  api.requests.filter((request) => request.line === asked).map(({ input }) => input['body'])
const title = () => screen.getByLabelText<HTMLInputElement>(/Title in English/)
const save = () => userEvent.click(screen.getByText('Save as draft'))

it('a content without a title is not sent, and its title gets the focus', async () => {
  const api = contentApi()
  await renderApp(<ContentEditor loaded={content} />, { call: api.call })
  await userEvent.clear(title())
  await save()
  await waitFor(() => expect(title().getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(title())
  expect(bodiesOf(api, line)).toEqual([])
})

it('only what changed is saved; publishing asks first', async () => {
  const api = contentApi()
  await renderApp(<ContentEditor loaded={content} />, { call: api.call })
  await userEvent.type(title(), ' and fits')
  await save()
  await screen.findByRole('heading', { name: 'Sizes and fits' })
  await userEvent.click(screen.getByText('Publish'))
  const dialog = await screen.findByRole('dialog')
  expect(bodiesOf(api, line)).toEqual([{ version: 3, status: 'draft', title: 'Sizes and fits' }])
  await userEvent.click(within(dialog).getByText('Publish'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(api, line)[1]).toEqual({ version: 4, status: 'published' })
})

it('both languages are edited side by side, each with its own state', async () => {
  const api = contentApi()
  api.answers['GET /master-content/:id/versions'] = () => ({
    data: [{ version: 3, isShown: true, translations: content.translations }],
  })
  await renderApp(<ContentEditor loaded={content} />, { call: api.call })
  const group = (name: string) => screen.getByRole('group', { name })
  await within(group('English')).findByText('Live')
  expect(within(group('Nepali')).getByText('Missing')).toBeTruthy()
  await userEvent.type(within(group('Nepali')).getByLabelText(/Title in Nepali/), 'नाप')
  expect(within(group('Nepali')).getByText('Not live yet')).toBeTruthy()
  await save()
  await waitFor(() => expect(bodiesOf(api, line)).toEqual([{ version: 3, status: 'draft', titleNe: 'नाप' }]))
  await userEvent.click(screen.getByText('Publish'))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('readers of Nepali see the English one and are told so')
})

it('a key that is taken is said at its field, and what was typed stays', async () => {
  const api = fakeApi({ 'POST /master-content': () => refuse(409, { fields: { key: 'Taken' } }) })
  await renderApp(<NewContent />, { call: api.call })
  const key = screen.getByLabelText<HTMLInputElement>(/Key/)
  await userEvent.type(key, 'size_guide')
  await userEvent.type(title(), 'Sizes')
  await save()
  await waitFor(() => expect(key.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(key)
  expect(title().value).toBe('Sizes')
  expect(bodiesOf(api, 'POST /master-content')).toHaveLength(1)
})
