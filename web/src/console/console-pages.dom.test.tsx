import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { ConsolePage, pages } from './console-pages.tsx'

it('says that an address of the console has no page, and leads to the first one', async () => {
  await renderApp(<ConsolePage path="nowhere" />)
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
  expect(screen.getByRole('link', { name: 'Desk' }).getAttribute('href')).toMatch(/^\/staff/)
})

const id = '0199f0a1-0000-7000-8000-000000000001'
const titles = {
  '': 'Desk · Staff console',
  desk: 'Desk · Staff console',
  'desk/T-1029': 'T-1029 · Desk · Staff console',
  'desk/replies': 'Saved replies · Staff console',
  content: 'Content · Staff console',
  'content/new': 'New content · Staff console',
  [`content/${id}`]: 'Content · Staff console',
  [`content/${id}/versions`]: 'Versions · Content · Staff console',
  home: 'Home page · Staff console',
  words: 'Search words · Staff console',
  mail: 'Email · Staff console',
  audit: 'Audit · Staff console',
  settings: 'Settings · Staff console',
  'settings/shop': 'The shop · Staff console',
  nowhere: 'This page does not exist',
}

describe('the title of the document', () => {
  beforeAll(() => Promise.all([loadArea('en', 'staff'), loadArea('ne', 'staff')]))

  it('is listed here for every page of the console', () => {
    const named = Object.keys(titles).map((path) => path.split('/')[0])
    expect(pages.filter(({ name }) => !named.includes(name))).toEqual([])
  })

  // No call is answered, so each page stands in the state in which it knows least.
  it.each(Object.entries(titles))(
    'of /staff/%s says what is open, also before it has loaded',
    async (path, title) => {
      await renderApp(<ConsolePage path={path} />, { path: `/staff/${path}` })
      await waitFor(() => expect(document.title).toBe(`${title} | Haat`))
      expect(document.querySelectorAll('title')).toHaveLength(1)
    },
  )
})
