import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { CategoryAspects } from '@haat/contract/domains/reviews.staff.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { AspectsPanel } from './aspects-panel.tsx'

beforeAll(() => Promise.all((['staff', 'office'] as const).map((area) => loadArea('en', area))))

const category = (
  slug: string,
  names: string[],
  changes: Partial<CategoryAspects> = {},
): CategoryAspects => ({
  slug,
  kind: 'product',
  name: { en: slug, ne: slug },
  parentSlug: null,
  aspects: names.map((en) => ({ key: en.toLowerCase(), name: { en, ne: `ने ${en}` } })),
  version: 3,
  ...changes,
})

async function open(slug: string, stored: CategoryAspects[]) {
  const api = fakeApi({
    'GET /staff/review-aspects': () => ({ data: { items: [...stored] } }),
    'PUT /staff/review-aspects/:kind/:slug': ({ params, body }) => {
      const at = stored.findIndex((one) => one.slug === params.slug)
      const aspects = body.aspects.map(({ key, name }: { key: string | null; name: { en: string } }) => ({
        key: key ?? name.en.toLowerCase(),
        name,
      }))
      stored[at] = { ...stored[at]!, aspects, version: body.version + 1 }
      return { data: stored[at] }
    },
  })
  await renderApp(<AspectsPanel kind="product" slug={slug} />, { call: api.call, path: '/' })
  const sent = () =>
    api.requests.filter(({ line }) => line.startsWith('PUT')).map(({ input }) => input['body'])
  return { api, sent }
}

const change = async () => userEvent.click(await screen.findByRole('button', { name: 'Change' }))
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save aspects/ }))
const group = (name: string) => within(screen.getByRole('group', { name }))

it('says that a category without its own asks as its department', async () => {
  await open('men', [category('clothing', ['Fit']), category('men', [], { parentSlug: 'clothing' })])
  await screen.findByText('None of its own: buyers are asked as in the department (Fit).')
})

it('keeps the key of one that is called otherwise, adds one, and drops one', async () => {
  const { sent } = await open('music', [category('music', ['Sound', 'Tuning'])])
  await change()
  await userEvent.clear(group('Aspect 1').getByLabelText('English'))
  await userEvent.type(group('Aspect 1').getByLabelText('English'), 'Tone')
  await userEvent.click(screen.getByRole('button', { name: 'Drop Tuning' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add an aspect' }))
  await userEvent.type(group('Aspect 2').getByLabelText('English'), 'Weight')
  await save()
  await screen.findByText('Each needs a name in both languages.')
  await userEvent.type(group('Aspect 2').getByLabelText('Nepali'), 'तौल')
  await save()
  await screen.findByText('Tone, Weight')
  expect(sent()).toEqual([
    {
      version: 3,
      aspects: [
        { key: 'sound', name: { en: 'Tone', ne: 'ने Sound' } },
        { key: null, name: { en: 'Weight', ne: 'तौल' } },
      ],
    },
  ])
})

it('tells the second of two editors, and shows what the first saved', async () => {
  const stored = [category('music', ['Sound'])]
  const { api } = await open('music', stored)
  await change()
  await userEvent.type(group('Aspect 1').getByLabelText('English'), 's')
  api.answers['PUT /staff/review-aspects/:kind/:slug'] = () => {
    stored[0] = category('music', ['Tuning'], { version: 4 })
    return refuse(409)
  }
  await save()
  await screen.findByText('Somebody changed these meanwhile. What you see now is theirs.')
  await screen.findByText('Tuning')
})

it('offers to try again where it did not load', async () => {
  const api = fakeApi({ 'GET /staff/review-aspects': () => refuse(403) })
  await renderApp(<AspectsPanel kind="product" slug="music" />, { call: api.call, path: '/' })
  await screen.findByText('What buyers are asked did not load.')
  api.answers['GET /staff/review-aspects'] = () => ({ data: { items: [category('music', ['Sound'])] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('Sound')).toBeTruthy())
})
