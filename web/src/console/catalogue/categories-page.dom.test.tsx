import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from '@tanstack/react-router'
import { beforeAll, expect, it } from 'vitest'
import { knownParticulars } from '@haat/contract/domains/catalogue.known-particulars.ts'
import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import CategoriesPage from './categories-page.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/catalogue.categories.ts'),
    ...(['staff', 'office', 'leave'] as const).map((area) => loadArea('en', area)),
  ]),
)

const copyOf = (key: keyof typeof knownParticulars) => ({ ...knownParticulars[key], choices: [] })
const category = (id: string, en: string, changes: Partial<StaffCategory> = {}): StaffCategory => ({
  id,
  parentId: null,
  kind: 'product',
  slug: en.toLowerCase(),
  name: { en, ne: '' },
  particulars: [],
  notAsked: [],
  taxKind: null,
  allowsNoReturns: null,
  isClosed: false,
  itemCount: 3,
  version: 4,
  ...changes,
})
const all = () => [
  category('1', 'Clothing', { particulars: [copyOf('origin'), copyOf('material')] }),
  category('2', 'Women', { parentId: '1' }),
  category('3', 'Cleaning', { kind: 'service' }),
]

/** Buyers are asked for nothing but stars. */
const aspectsOf = (stored: StaffCategory[]) =>
  stored.map(({ slug, kind, name }) => ({ slug, kind, name, parentSlug: null, aspects: [], version: 0 }))

function categoriesApi(stored = all()) {
  const change = (id: string, changes: Partial<StaffCategory>) => {
    const at = stored.findIndex((one) => one.id === id)
    stored[at] = { ...stored[at]!, ...changes, version: stored[at]!.version + 1 }
    return { data: stored[at] }
  }
  const api = fakeApi({
    'GET /staff/review-aspects': () => ({ data: { items: aspectsOf(stored) } }),
    'GET /staff/categories': () => ({ data: { categories: [...stored] } }),
    'PUT /staff/categories/:categoryId/particulars': ({ params, body }) => change(params.categoryId, body),
    'POST /staff/categories/:categoryId/close': ({ params }) => change(params.categoryId, { isClosed: true }),
    'POST /staff/categories/:categoryId/open': ({ params }) => change(params.categoryId, { isClosed: false }),
  })
  return { ...api, stored, change }
}
const saves = ({ requests }: ReturnType<typeof categoriesApi>) =>
  requests.filter(({ line }) => line.startsWith('PUT')).map(({ input }) => input['body'])

function Page() {
  return <CategoriesPage rest={useLocation().pathname.split('/').slice(3).join('/')} />
}
const open = (api: Pick<ReturnType<typeof categoriesApi>, 'call'>, path = '') =>
  renderApp(<Page />, { call: api.call, path: `/staff/categories${path}` })
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }))

it('shows the tree of each kind, with how much each category asks for', async () => {
  await open(categoriesApi())
  const tree = within(await screen.findByRole('region', { name: 'Categories' }))
  expect((await tree.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Clothingasks for 2',
    'Womenasks for 2',
  ])
  await userEvent.click(tree.getByLabelText('Services'))
  expect(tree.getByRole('link').textContent).toBe('Cleaningasks for nothing')
})

it('adds what a department asks for, in another order, and saves the version that was seen', async () => {
  const api = categoriesApi()
  await open(api, '/1')
  await userEvent.selectOptions(await screen.findByLabelText('Add a particular'), 'Warranty')
  await userEvent.click(screen.getByRole('button', { name: 'Move Warranty up' }))
  await save()
  await waitFor(() => expect(saves(api)).toHaveLength(1))
  expect(saves(api)[0].version).toBe(4)
  expect(saves(api)[0].particulars.map(({ key }: { key: string }) => key)).toEqual([
    'origin',
    'warranty',
    'material',
  ])
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Save/ }).hasAttribute('disabled')).toBe(true),
  )
})

it('leads to the name that is missing in one language, and sends nothing', async () => {
  const api = categoriesApi()
  await open(api, '/3')
  await userEvent.selectOptions(await screen.findByLabelText('Add a particular'), 'Another one')
  const name = within(screen.getByRole('group', { name: 'Name' }))
  await userEvent.type(name.getByLabelText('English'), 'Licence')
  await save()
  await screen.findByText('Enter the name in both languages.')
  expect(document.activeElement).toBe(name.getByLabelText('Nepali'))
  expect(saves(api)).toEqual([])
})

it('lets a category leave out what its department asks for, or change it', async () => {
  const api = categoriesApi()
  await open(api, '/2')
  await userEvent.click(await screen.findByLabelText('Ask for Material here'))
  await userEvent.click(screen.getByRole('button', { name: 'Change Country of origin here' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Required' }))
  await userEvent.selectOptions(screen.getByLabelText('Tax of new listings'), 'Exempt from VAT')
  await save()
  await waitFor(() => expect(saves(api)).toHaveLength(1))
  expect(saves(api)[0]).toMatchObject({
    particulars: [{ key: 'origin', isRequired: false }],
    notAsked: ['material'],
    taxKind: 'exempt',
  })
})

it('tells the second of two, who keeps what they did and can overwrite', async () => {
  const api = categoriesApi()
  await open(api, '/1')
  await userEvent.selectOptions(await screen.findByLabelText('Add a particular'), 'Batch number')
  const saved = api.answers['PUT /staff/categories/:categoryId/particulars']!
  api.answers['PUT /staff/categories/:categoryId/particulars'] = () => {
    api.change('1', { particulars: [] })
    api.answers['PUT /staff/categories/:categoryId/particulars'] = saved
    return refuse(409)
  }
  await save()
  await screen.findByText('Someone else changed this meanwhile')
  expect(screen.getByRole('button', { name: 'Edit Batch number' })).toBeTruthy()
  await userEvent.click(screen.getByText('Overwrite with mine'))
  await waitFor(() => expect(saves(api).map(({ version }) => version)).toEqual([4, 5]))
  await waitFor(() => expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull())
})

it('closes a category after a question, and opens it again', async () => {
  const api = categoriesApi()
  await open(api, '/1')
  await userEvent.click(await screen.findByRole('button', { name: 'Close category' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Close category'))
  await screen.findByText('Nothing new can be listed here. What is on sale stays.')
  await userEvent.click(screen.getByRole('button', { name: /^Open again/ }))
  await screen.findByRole('button', { name: 'Close category' })
  expect(api.stored[0]!.isClosed).toBe(false)
})

it('says that the categories did not load, and that one is not there', async () => {
  const api = categoriesApi()
  await open(api, '/99')
  await screen.findByText('This category is not there')
  const answer = api.answers['GET /staff/categories']!
  api.answers['GET /staff/categories'] = () => refuse(500)
  await open(api)
  await screen.findByText('The categories did not load')
  api.answers['GET /staff/categories'] = answer
})
