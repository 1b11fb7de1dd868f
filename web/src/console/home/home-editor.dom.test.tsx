import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { homeSections } from '@haat/contract/domains/home.rules.ts'
import type { HomeEdition, StoredSlide } from '@haat/contract/domains/home.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { HomeEditor } from './home-editor.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('@haat/contract/domains/home.ts'), loadArea('en', 'staff'), loadArea('en', 'leave')]),
)

const slide = (id: string, title: string): StoredSlide => ({
  id,
  kicker: { en: '', ne: '' },
  title: { en: title, ne: '' },
  text: { en: '', ne: '' },
  button: { en: 'Look', ne: '' },
  link: '/products/',
  tone: 'crimson',
  scene: 'haat',
  picture: null,
  from: null,
  until: null,
})
const layout = {
  slides: [slide('one', 'Winter'), slide('two', 'Tea')],
  sections: homeSections.map((section) => ({ section, isShown: true, from: null, until: null })),
}
const edition = {
  draft: layout,
  published: layout,
  version: 3,
  changedAt: null,
  changedBy: '',
} as HomeEdition

const edit = (title: string) => userEvent.click(screen.getByLabelText(`Edit ${title}`))
const link = () => screen.getByLabelText<HTMLInputElement>(/^Leads to/)
const publish = () => userEvent.click(screen.getByText('Publish'))
async function changeLink(to: string) {
  await userEvent.clear(link())
  await userEvent.paste(to)
}
const homeApi = () =>
  fakeApi({
    'PUT /staff/home/draft': ({ body: { version, ...draft } }) => ({
      data: { ...edition, draft, version: version + 1 },
    }),
    'POST /staff/home/publish': ({ body }) => ({ data: { ...edition, version: body.version + 1 } }),
  })
const changes = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ line }) => line.endsWith('/draft') || line.endsWith('/publish'))

it('a problem in a slide that is closed opens it and gets the focus; nothing is sent', async () => {
  const api = homeApi()
  await renderApp(<HomeEditor loaded={edition} renderPreview={() => null} />, { call: api.call })
  await edit('Tea')
  await changeLink('evil.example')
  await edit('Tea')
  expect(screen.queryByLabelText(/Leads to/)).toBeNull()
  await publish()
  await screen.findByText('An address of ours begins with one slash')
  expect(document.activeElement).toBe(link())
  await changeLink('/vendors/')
  expect(screen.queryByText('An address of ours begins with one slash')).toBeNull()
  expect(changes(api)).toEqual([])
})

it('publishing asks first, then saves the draft and publishes that version', async () => {
  const api = homeApi()
  await renderApp(<HomeEditor loaded={edition} renderPreview={() => null} />, { call: api.call })
  await edit('Winter')
  await changeLink('/vendors/')
  await publish()
  const dialog = await screen.findByRole('dialog')
  expect(changes(api)).toEqual([])
  await userEvent.click(within(dialog).getByText('Publish'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes(api).map(({ line, input }) => [line, input['body'].version])).toEqual([
    ['PUT /staff/home/draft', 3],
    ['POST /staff/home/publish', 4],
  ])
})

it('who was slower keeps what they did', async () => {
  const api = homeApi()
  api.answers['PUT /staff/home/draft'] = () => refuse(409)
  api.answers['GET /staff/home'] = () => ({ data: { ...edition, version: 9, changedBy: 'Binod' } })
  await renderApp(<HomeEditor loaded={edition} renderPreview={() => null} />, { call: api.call })
  await edit('Winter')
  await changeLink('/vendors/')
  await userEvent.click(screen.getByText('Save draft'))
  await screen.findByText('Someone else saved first')
  expect(link().value).toBe('/vendors/')
})
