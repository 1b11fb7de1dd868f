import { useLocation } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { ContentVersion, MasterContent } from '@haat/contract/domains/content.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import ContentPage from './content-page.tsx'

// What the pages load late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/content.ts'),
    import('./documents/versions/version-comparison.tsx'),
    loadArea('en', 'staff'),
    loadArea('en', 'legal'),
    loadArea('en', 'leave'),
  ]),
)

const id = '0199f0a1-0000-7000-8000-000000000001'
const savedAt = '2026-11-16T06:15:00.000Z'
const times = { createdAt: savedAt, updatedAt: savedAt }

/** A document with two versions, of which the first is live, behind an API that refuses stale editors. */
function guideApi() {
  const versions: ContentVersion[] = ['Sizes of old', 'Sizes'].map((title, at) => ({
    version: at + 1,
    translations: { en: { title, files: [] }, ne: { title: '', files: [] } },
    status: at === 0 ? 'published' : 'draft',
    tags: [],
    editor: { id: 'e', name: 'Sita Rai' },
    isShown: at === 0,
    ...times,
  }))
  const newest = () => versions.at(-1)!
  const content = (): MasterContent => {
    const { version, status, tags, translations } = newest()
    const shown = { ...translations.en, language: 'en' as const, translations, publishedVersion: 1 }
    return { id, key: 'size_guide', version, status, tags, ...shown, ...times }
  }
  const add = (seen: number, { title }: { title?: string }) => {
    if (seen !== newest().version) refuse(409)
    const { en, ne } = newest().translations
    const translations = { en: { ...en, ...(title !== undefined && { title }) }, ne }
    versions.push({
      ...newest(),
      translations,
      status: 'draft',
      version: newest().version + 1,
      isShown: false,
    })
    return { data: content() }
  }
  return fakeApi({
    'GET /master-content': () => ({ data: { items: [content()], pageIndex: 1, pageSize: 20, total: 1 } }),
    'GET /master-content/:id': () => ({ data: content() }),
    'GET /master-content/:id/versions': () => ({ data: versions.toReversed() }),
    'GET /staff/views': () => ({ data: [] }),
    'PATCH /master-content/:id': ({ body: { version, ...changes } }) => add(version, changes),
    'PATCH /master-content/bulk': ({ body: { updates } }) => ({
      data: [add(updates[0].version, updates[0].changes).data],
    }),
    'POST /master-content/:id/versions/:version/restore': ({ params, body }) =>
      add(body.version, versions[Number(params.version) - 1]!.translations.en),
  })
}

function PageOfAddress() {
  const { pathname } = useLocation()
  return <ContentPage rest={pathname.replace(/^\/staff\/content\/?/, '')} />
}
const open = (path: string, api = guideApi()) =>
  renderApp(<PageOfAddress />, { call: api.call, path: `/staff/content${path}` })
const title = () => screen.findByLabelText<HTMLInputElement>(/^Title in English/)

it('an old version that is restored stands in the editor, and its next change is saved at once', async () => {
  const api = guideApi()
  await open(`/${id}`, api)
  expect((await title()).value).toBe('Sizes')
  await userEvent.click(screen.getByRole('link', { name: 'Versions' }))
  const old = (await screen.findByText('Sizes of old', { selector: 'p' })).closest('li')!
  await userEvent.click(within(old).getByRole('button', { name: 'Restore' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByText('Restore'))
  await screen.findByRole('heading', { level: 1, name: 'Sizes of old' })
  expect((await title()).value).toBe('Sizes of old')
  await screen.findByText('Version 3')
  await userEvent.type(await title(), ' again')
  await userEvent.click(screen.getByText('Save as draft'))
  await screen.findByRole('heading', { level: 1, name: 'Sizes of old again' })
  expect(screen.queryByRole('alert', { name: /saved first/ })).toBeNull()
  const bodies = api.requests.filter(({ line }) => line === 'PATCH /master-content/:id')
  expect(bodies.map(({ input }) => input['body'].version)).toEqual([3])
})

it('who has typed something is asked before they leave it for the versions', async () => {
  const { router } = await open(`/${id}`)
  await userEvent.type(await title(), ' and fits')
  await userEvent.click(screen.getByRole('link', { name: 'Versions' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect((await title()).value).toBe('Sizes and fits')
  expect(router.state.location.pathname).toBe(`/staff/content/${id}`)
})

it('what somebody else saved meanwhile replaces what nobody has touched, and never what was typed', async () => {
  const api = guideApi()
  const { queryClient } = await open(`/${id}`, api)
  await title()
  const save = (text: string, version: number) =>
    api.call('PATCH /master-content/:id', { params: { id }, body: { version, title: text } } as never)
  await save('Sizes by Binod', 2)
  await queryClient.invalidateQueries({ queryKey: ['console', 'content', 'one'] })
  await waitFor(async () => expect((await title()).value).toBe('Sizes by Binod'))
  await userEvent.type(await title(), ' and me')
  await save('Sizes by Maya', 3)
  await queryClient.invalidateQueries({ queryKey: ['console', 'content', 'one'] })
  await userEvent.click(screen.getByText('Save as draft'))
  await screen.findByText('Someone else saved first')
  expect((await title()).value).toBe('Sizes by Binod and me')
})

it('a document that is live and has a draft on top shows both in the list', async () => {
  await open('')
  const row = await screen.findByRole('row', { name: /Sizes/ })
  expect(within(row).getByText('Published')).toBeTruthy()
  expect(within(row).getByText('Draft')).toBeTruthy()
})
