import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies } from '../testing/render-portal.tsx'
import {
  importId,
  makeChecked,
  makeImport,
  makeListingCounts,
  makeProblem,
  makeRowCounts,
} from './testing/imports.ts'
import { findDrawer, lines, openImport, press, sayYes, watchSaved } from './testing/open-import.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('ne', 'vendor'),
    loadArea('ne', 'office'),
  ]),
)
afterEach(() => {
  vi.restoreAllMocks()
  forgetCookies()
})

describe('the dry run', () => {
  const checking = makeImport({
    state: 'checking',
    rows: makeRowCounts({ checked: 168, new: 41, changed: 109, same: 12, errors: 6 }),
  })

  it('shows how far it is and what it found, until it is over; nothing can be written before', async () => {
    const { now } = await openImport(checking)
    await screen.findByRole('heading', { name: 'Checking row 168 of 240' })
    const bar = screen.getByRole('progressbar', { name: 'Checking row 168 of 240' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['168', '240'])
    expect(screen.getByText('70% checked').getAttribute('role')).toBe('status')
    const figures = ['new', 'would change', 'the same', 'errors'].map(
      (name) => screen.getByText(name).nextElementSibling!.textContent,
    )
    expect(figures).toEqual(['41', '109', '12', '6'])
    expect(screen.getByText('Nothing is written yet.')).toBeTruthy()
    const write = screen.getByRole<HTMLButtonElement>('button', {
      name: /^Write the good rows, 150 so far/,
    })
    expect(write.disabled).toBe(true)
    now.problems = [makeProblem()]
    now.one = makeChecked({ rows: makeRowCounts({ checked: 240, new: 60, changed: 150, errors: 1 }) })
    await screen.findByRole('button', { name: /^Write the 210 good rows/ })
    await screen.findByText('Row 17')
    expect(screen.getByRole('heading', { name: '1 row cannot be read' })).toBeTruthy()
  })

  it('goes on without a network, and says so', async () => {
    const { api } = await openImport(checking)
    await screen.findByRole('heading', { name: 'Checking row 168 of 240' })
    api.answers[lines.one] = () => {
      throw new TypeError('Failed to fetch')
    }
    await screen.findByText(/^We cannot reach Haat now\. The import goes on there/)
    api.answers[lines.one] = () => ({ data: makeChecked() })
    await screen.findByRole('button', { name: /^Write the 210 good rows/ })
    expect(screen.queryByText(/^We cannot reach Haat now/)).toBeNull()
  })

  it('goes on when the drawer is closed: the page says so, and leads back', async () => {
    const { router } = await openImport(checking)
    const dialog = within(await findDrawer())
    await screen.findByRole('heading', { name: 'Checking row 168 of 240' })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(router.state.location.search).toEqual({})
    const notice = within(await screen.findByRole('region', { name: 'Import under way' }))
    expect(notice.getByText('mangsir-winter.csv: checking row 168 of 240.')).toBeTruthy()
    await userEvent.click(notice.getByRole('button', { name: 'Open the import' }))
    await findDrawer()
    expect(router.state.location.search).toEqual({ import: importId })
  })

  it('is stopped after a question', async () => {
    const { lead } = await openImport(checking)
    lead(lines.stop, makeImport({ state: 'stopped', stopReason: 'by-member' }))
    await press('Stop')
    await sayYes(/^Stop it/)
    await screen.findByRole('heading', { name: 'This import was stopped' })
    await screen.findByText('Nothing of it was written.')
  })

  it('names what is wrong in Nepali, too', async () => {
    await openImport(makeChecked(), {
      problems: [
        makeProblem({
          row: 103,
          field: 'dealUntil',
          value: '2083-08-30',
          code: 'no-such-day',
          data: { month: '2083-08', days: '29' },
          mend: '2083-08-29',
        }),
        makeProblem({ row: 1200, field: 'particular.origin', value: '', code: 'required', mend: null }),
      ],
      language: 'ne',
    })
    await screen.findByText('मङ्सिर २०८३ मा २९ दिन हुन्छन्।')
    expect(screen.getByText('पङ्क्ति १,२००')).toBeTruthy()
    expect(screen.getByText('उत्पादन भएको देश')).toBeTruthy()
    expect(screen.getByText('खाली')).toBeTruthy()
  })
})

describe('a row that cannot be read', () => {
  const checked = makeChecked()
  const right = makeChecked({ rows: { ...checked.rows, errors: 0, changed: 156 } })

  it('takes a suggestion, and the focus goes on to the list', async () => {
    const { api, now, bodies } = await openImport(checked, { problems: [makeProblem()] })
    api.answers[lines.cell] = () => {
      Object.assign(now, { one: right, problems: [] })
      return { data: { import: right, problems: [] } }
    }
    await press('Use 2350 for Price, Rs. in row 17')
    await screen.findByRole('button', { name: /^Write the 216 good rows/ })
    await screen.findByText('Row 17 can be read now.')
    expect(bodies(lines.cell)).toEqual([{ field: 'price', value: '2350' }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('All rows can be read.'))
  })

  it('takes what somebody writes, and says when that is not right either', async () => {
    const empty = makeProblem({
      row: 58,
      field: 'particular.origin',
      value: '',
      code: 'required',
      mend: null,
    })
    const { api, now, bodies } = await openImport(checked, { problems: [empty] })
    await press('Mend Made in in row 58')
    const input = await screen.findByRole('textbox', { name: 'Made in in row 58' })
    expect(document.activeElement).toBe(input)
    await userEvent.type(input, 'Nepaal')
    api.answers[lines.cell] = () => {
      now.problems = [{ ...empty, value: 'Nepaal', code: 'not-a-country' }]
      return { data: { import: checked, problems: now.problems } }
    }
    await press('Use it')
    await screen.findByText('There is no such country.')
    await screen.findByText('Row 58 still cannot be read.')
    api.answers[lines.cell] = () => refuse(409, { code: 'CONFLICT' })
    await press('Mend Made in in row 58')
    await press('Use it')
    await screen.findByText('Somebody else has changed this meanwhile. Look at it again.')
    expect(bodies(lines.cell)[0]).toEqual({ field: 'particular.origin', value: 'Nepaal' })
  })

  it('goes with all others that have a suggestion, or as a file', async () => {
    const { saved } = watchSaved()
    const { api, now } = await openImport(makeChecked({ rows: { ...checked.rows, leftOut: 2 } }), {
      problems: [
        makeProblem(),
        makeProblem({ row: 77, field: 'stock', value: '−3', code: 'too-low', data: { min: '0' }, mend: '0' }),
      ],
    })
    await screen.findByText('Must be 0 or more.')
    await screen.findByText(/^2 good rows wait with them/)
    await press('These 8 as CSV')
    await waitFor(() => expect(saved).toEqual(['mangsir-winter-problems.csv']))
    api.answers[lines.mends] = () => {
      Object.assign(now, { one: right, problems: [] })
      return { data: right }
    }
    await press(/^Use all suggestions/)
    await screen.findByText('All rows can be read.')
  })

  it('keeps a file without a good row from being written', async () => {
    const none = { rows: makeRowCounts({ checked: 240, errors: 240 }), listings: makeListingCounts() }
    const { now } = await openImport(makeChecked(none))
    await screen.findByText(/^No row can be written yet/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Nothing to write/ }).disabled).toBe(true)
    expect(now.one!.state).toBe('checked')
  })
})
