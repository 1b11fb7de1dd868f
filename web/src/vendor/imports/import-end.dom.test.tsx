import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Import } from '@haat/contract/domains/imports.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal } from '../testing/render-portal.tsx'
import {
  importId,
  makeChecked,
  makeImport,
  makeListingCounts,
  makeResult,
  makeRowCounts,
} from './testing/imports.ts'
import {
  findDrawer,
  importApi,
  lines,
  listingsPath,
  openImport,
  press,
  sayYes,
  watchSaved,
} from './testing/open-import.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(() => {
  vi.restoreAllMocks()
  forgetCookies()
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const makeWritten = (given: Partial<Import> = {}) =>
  makeChecked({
    state: 'written',
    listings: makeListingCounts({ total: 42, done: 42, new: 12, changed: 30, drafts: 2 }),
    undoUntil: inAnHour(),
    ...given,
  })

describe('the writing of an import', () => {
  const writing = makeChecked({
    state: 'writing',
    listings: makeListingCounts({ total: 42, done: 7, new: 2, changed: 5 }),
  })

  it('begins with a press, shows how far it is, and ends with what was written and what waits', async () => {
    const { api, now, lead } = await openImport(makeChecked())
    lead(lines.write, writing)
    await press(/^Write the 210 good rows/)
    await screen.findByRole('heading', { name: 'Writing listing 7 of 42' })
    const before = api.requests.filter(({ line }) => line === 'GET /vendor/shops/:shopId/listings').length
    now.one = makeWritten()
    await screen.findByRole('heading', { name: '42 listings are written' })
    await screen.findByText('10 new ones wait for us: shoppers see them once we have looked at them.')
    await screen.findByText('2 new ones stay drafts until they have three pictures each.')
    await screen.findByText(/^30 are changed: prices and stock are in the shop at once/)
    await screen.findByText('6 rows of the file were left out.')
    // The list behind it shows what was written.
    await waitFor(() =>
      expect(
        api.requests.filter(({ line }) => line === 'GET /vendor/shops/:shopId/listings').length,
      ).toBeGreaterThan(before),
    )
    const link = screen.getByRole('link', { name: 'See what waits for us' })
    expect(link.getAttribute('href')).toBe(`${listingsPath}?state=in-review`)
  })

  it('that was refused says why, and shows how the import stands', async () => {
    const { api, now } = await openImport(makeChecked())
    api.answers[lines.write] = () => {
      now.one = writing
      return refuse(409, { code: 'CONFLICT' })
    }
    await press(/^Write the 210 good rows/)
    await screen.findByRole('heading', { name: 'Writing listing 7 of 42' })
  })

  it('is stopped after a question; what is written stays', async () => {
    const { lead } = await openImport(writing)
    lead(
      lines.stop,
      makeWritten({ stopReason: 'by-member', listings: makeListingCounts({ new: 1, drafts: 1 }) }),
    )
    await press('Stop')
    await screen.findByText('What is written stays. You can undo it for 24 hours.')
    await sayYes(/^Stop it/)
    await screen.findByRole('heading', { name: '1 listing is written' })
    await screen.findByText('It was stopped before its end. The others are as they were.')
    expect(screen.getByRole('link', { name: 'See the drafts' })).toBeTruthy()
  })

  it('names the listings that could not be written, and saves the rows that were left out', async () => {
    const { saved } = watchSaved()
    await openImport(makeWritten({ listings: makeListingCounts({ changed: 3, failed: 2 }) }), {
      results: [
        makeResult({ failure: 'changed-meanwhile' }),
        makeResult({
          listingId: null,
          code: 'NEW-1',
          title: { en: '', ne: '' },
          rows: [9],
          failure: 'refused',
          sentence: 'This category is closed.',
        }),
      ],
    })
    await screen.findByRole('heading', { name: '2 listings could not be written' })
    const dialog = within(await findDrawer())
    const row = (await dialog.findByRole('link', { name: 'Dhaka shawl' })).closest('li')!
    expect(row.textContent).toContain('Rows 2, 3')
    expect(row.textContent).toContain('Somebody changed it after the dry run. Import its rows again.')
    expect(screen.getByText('NEW-1').closest('li')!.textContent).toContain('This category is closed.')
    await press('These 6 as CSV')
    await waitFor(() => expect(saved).toEqual(['mangsir-winter-problems.csv']))
  })
})

describe('the undo of an import', () => {
  it('asks, names what stays, and tells at the end what did', async () => {
    const { lead, now } = await openImport(makeWritten())
    await screen.findByText(/^You can undo all of it until/)
    await press('Undo the import')
    const question = within(await screen.findByRole('dialog', { name: 'Undo the whole import?' }))
    expect(question.getByText('the stock of what was sold or counted since')).toBeTruthy()
    lead(lines.undo, makeWritten({ state: 'undoing', listings: makeListingCounts({ total: 42, done: 3 }) }))
    await userEvent.click(question.getByRole('button', { name: /^Undo it/ }))
    await screen.findByRole('heading', { name: 'Taking back listing 3 of 42' })
    now.results = [makeResult({ outcome: 'kept', keptReasons: ['sold', 'price-changed'] })]
    now.one = makeWritten({
      state: 'undone',
      undoUntil: null,
      listings: makeListingCounts({ total: 42, done: 42, undone: 41, kept: 1 }),
    })
    await screen.findByRole('heading', { name: '41 listings are taken back' })
    await screen.findByRole('heading', { name: '1 stays, because of what happened since' })
    await screen.findByText('Somebody has ordered it. Its price was changed since.')
  })

  it('that comes too late says so', async () => {
    const { api } = await openImport(makeWritten())
    api.answers[lines.undo] = () => refuse(409, { code: 'CONFLICT' })
    await press('Undo the import')
    await sayYes(/^Undo it/)
    await screen.findByText(/^It cannot be undone now: its 24 hours are over/)
  })

  it('is not offered after its day', async () => {
    await openImport(makeWritten({ undoUntil: '2026-01-01T00:00:00.000Z' }))
    await screen.findByText(/^It can no longer be undone as a whole/)
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull()
  })
})

describe('an import that ended', () => {
  it('because its member may no longer change listings says so, and leads to another file', async () => {
    const { now, router } = await openImport(makeImport({ state: 'stopped', stopReason: 'member-removed' }))
    await screen.findByText(/^Whoever sent the file no longer belongs/)
    now.one = undefined
    await press('Import another file')
    await screen.findByLabelText('Choose a file')
    expect(router.state.location.search).toEqual({ import: 'new' })
  })

  it('and never was says so, and leads to those that were', async () => {
    const { router } = await openImport(undefined)
    await screen.findByRole('heading', { name: 'There is no such import' })
    await press('Earlier imports')
    await waitFor(() => expect(router.state.location.search).toEqual({ import: 'past' }))
  })

  it('could not be loaded is asked for again', async () => {
    const { api } = await openImport(undefined, { given: { [lines.one]: () => refuse(503) } })
    await screen.findByRole('heading', { name: 'The import could not be loaded' })
    api.answers[lines.one] = () => ({ data: makeWritten() })
    await press('Retry')
    await screen.findByRole('heading', { name: '42 listings are written' })
  })
})

describe('earlier imports', () => {
  it('are listed with who did them and how they ended, and lead to each', async () => {
    const { api } = importApi(undefined)
    const items = [
      makeWritten({ id: importId, createdBy: 'Suresh Thapa' }),
      makeImport({
        id: '2',
        fileName: 'old.xlsx',
        state: 'undone',
        createdBy: null,
        rows: makeRowCounts(),
        listings: makeListingCounts({ undone: 5, kept: 1 }),
      }),
    ]
    api.answers[lines.list] = () => ({ data: { items } })
    api.answers[lines.one] = () => ({ data: items[0] })
    const { router } = await openPortal({ api, path: listingsPath })
    await press('More: export and import')
    await press('Earlier imports')
    const list = within(await screen.findByRole('dialog', { name: 'Earlier imports' }))
    const rows = (await list.findAllByRole('listitem')).map((row) => row.textContent)
    expect(rows[0]).toContain('mangsir-winter.csvWritten18 November 2026, 11:45 AM, Suresh Thapa')
    expect(rows[0]).toContain('12 new, 30 changed · 6 rows with errors · Can be undone')
    expect(rows[1]).toContain('a former member')
    expect(rows[1]).toContain('5 taken back, 1 stayed')
    await userEvent.click(list.getByRole('button', { name: 'Open the import mangsir-winter.csv' }))
    await findDrawer()
    expect(router.state.location.search).toEqual({ import: importId })
  })

  it('are none at first, and may not be loaded', async () => {
    const { api } = await openImport(undefined, {
      given: { [lines.list]: () => refuse(503) },
      shown: 'past',
    })
    await screen.findByRole('heading', { name: 'The imports could not be loaded' })
    api.answers[lines.list] = () => ({ data: { items: [] } })
    await press('Retry')
    await screen.findByRole('heading', { name: 'No import yet' })
    await press('Import from a spreadsheet')
    await screen.findByLabelText('Choose a file')
  })
})

describe('the export', () => {
  it('saves all products in the kind and the language that were chosen, or says that it could not', async () => {
    const { saved, asked } = watchSaved()
    const { api } = importApi(undefined)
    await openPortal({ api, path: listingsPath })
    await press('Export')
    await userEvent.click(await screen.findByRole('radio', { name: 'CSV' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Nepali' }))
    await press(/^Save the file/)
    await screen.findByText('haat-listings.csv is saved.')
    expect(saved).toEqual(['haat-listings.csv'])
    expect(asked().some((one) => one.endsWith('/listings-export?format=csv&language=ne'))).toBe(true)
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 500 }))
    await press('Export')
    await press(/^Save the file/)
    await screen.findByText('The file could not be made. Please try again.')
  })
})

describe('an import whose rows are deleted', () => {
  const rowsDeletedAt = '2026-12-20T06:00:00.000Z'
  const over = { undoUntil: '2026-11-19T06:00:00.000Z', rowsDeletedAt }
  const sentence =
    /^The rows of this file and its pictures were deleted on .*2026\. Only the numbers are kept/

  it('keeps its numbers and says that nothing else is left', async () => {
    const listings = makeListingCounts({ total: 42, done: 42, new: 12, changed: 29, failed: 1 })
    const { api } = await openImport(makeWritten({ ...over, listings }))
    await screen.findByText(sentence)
    expect(screen.getByText('1 listing could not be written')).toBeTruthy()
    expect(screen.getByText('6 rows of the file were left out.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
    expect(api.requests.some(({ line }) => line === lines.results)).toBe(false)
  })

  it.each([
    ['undone', /^2 stay, because/],
    ['stopped', 'This import was stopped'],
  ] as const)('says so where it was %s', async (state, text) => {
    const listings = makeListingCounts({ undone: 3, kept: 2 })
    const { api } = await openImport(makeWritten({ ...over, undoUntil: null, state, listings }))
    await screen.findByText(sentence)
    expect(screen.getByText(text)).toBeTruthy()
    expect(api.requests.some(({ line }) => line === lines.results)).toBe(false)
  })
})
