import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BulkAnswer, BulkSave } from '@haat/contract/domains/listings.bulk.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { forgetCookies, openPortal, portalApi } from '../../testing/render-portal.tsx'
import { listOf, makeGridRow } from '../testing/listings.ts'

const { matchMedia } = window
beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: query === '(width >= 64rem)',
  })) as never
  Element.prototype.scrollIntoView ??= () => {}
  return Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office'), loadArea('en', 'leave')])
})
afterAll(() => {
  window.matchMedia = matchMedia
})
afterEach(forgetCookies)

const call = 'GET /vendor/shops/:shopId/listings'
const bulk = 'POST /vendor/shops/:shopId/listings/bulk'
const titled = (title: string) => ({ title: { en: title, ne: title } })

/** A shop whose listings are what was saved last. */
async function openGrid(answerBulk?: (body: BulkSave) => BulkAnswer) {
  const rows = [
    makeGridRow({ id: '1', ...titled('Shawl') }, [
      { key: 's', pricePaisa: 235_000 },
      { key: 'l', pricePaisa: 265_000 },
    ]),
    makeGridRow({ id: '2', ...titled('Topi') }, [{ pricePaisa: 63_000 }]),
    makeGridRow({ id: '3', ...titled('Sari') }, [{ pricePaisa: 525_000 }]),
  ]
  const api = portalApi({
    [call]: () => listOf(rows),
    [bulk]: ({ body }: { body?: BulkSave }) => ({
      data: answerBulk?.(body!) ?? {
        items: body!.listings.map(({ listingId }) => ({
          listingId,
          isSaved: true,
          problems: [],
        })),
      },
    }),
  })
  await openPortal({ api, path: '/vendor/palpa-dhaka-udhyog-4/listings' })
  const grid = await screen.findByRole('grid', {
    name: 'Products of the shop',
  })
  const lineOf = (title: string) =>
    within(grid).getByRole('link', { name: title }).closest<HTMLElement>('[role=row]')!
  const cell = (title: string, column: number) =>
    lineOf(title).querySelector<HTMLElement>(`[data-column="${column}"]`)!
  const sent = () =>
    api.requests.flatMap(({ line, input }) =>
      line === bulk ? (input as { body: BulkSave }).body.listings : [],
    )
  const bar = () => screen.getByRole('region', { name: 'Changes that are not saved' })
  return { api, grid, cell, sent, bar }
}
const [price, stock, cash] = [4, 6, 8]
const focusOn = (cell: HTMLElement) => fireEvent.mouseDown(cell)

describe('the grid of products', () => {
  it('has nothing to save once a value is put back to what it was', async () => {
    const { cell, bar } = await openGrid()
    focusOn(cell('Topi', price))
    await userEvent.keyboard('650{Enter}')
    expect(bar().textContent).toContain('1 change in 1 listing')
    focusOn(cell('Topi', price))
    await userEvent.keyboard('630{Enter}')
    expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull()
    focusOn(cell('Topi', price))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(bar().textContent).toContain('1 change in 1 listing')
  })

  it('is edited, undone and saved by the keyboard alone', async () => {
    const { cell, sent, bar } = await openGrid()
    focusOn(cell('Topi', price))
    expect(document.activeElement).toBe(cell('Topi', price))
    await userEvent.keyboard('६५०{Enter}')
    expect(document.activeElement).toBe(cell('Sari', price))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByDisplayValue('5250')).toBeTruthy()
    await userEvent.keyboard('5,450{Escape}')
    await userEvent.keyboard('5,450{Tab}{Tab}40{Enter}')
    expect(cell('Topi', price).textContent).toContain('630650, was 630, not saved yet')
    expect(bar().textContent).toContain('3 changes in 2 listings · 2 prices, 1 stock')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(bar().textContent).toContain('2 changes in 2 listings')
    await userEvent.keyboard('{Control>}y{/Control}')
    await userEvent.click(within(bar()).getByRole('button', { name: /^Save 3 changes/ }))
    await screen.findByText('3 changes are saved.')
    expect(sent()).toEqual([
      {
        listingId: '2',
        cells: [{ field: 'price', variant: '', was: 63_000, now: 65_000 }],
      },
      {
        listingId: '3',
        cells: [
          { field: 'price', variant: '', was: 525_000, now: 545_000 },
          { field: 'stock', variant: '', was: 30, now: 40 },
        ],
      },
    ])
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull(),
    )
  })

  it('has the variants of a listing below it, and a wrong value keeps its reason and its listing', async () => {
    const { grid, cell, sent, bar } = await openGrid()
    focusOn(cell('Shawl', price))
    await userEvent.keyboard('{Enter}{ArrowDown}free{Enter}')
    const wrong = grid.querySelector<HTMLElement>('[aria-invalid=true]')!
    expect(wrong.textContent).toContain('free')
    await userEvent.keyboard('{ArrowUp}')
    expect(wrong.getAttribute('aria-describedby')).toBeTruthy()
    expect(wrong.textContent).toContain('Write an amount from 1 to 1,00,00,000 rupees')
    focusOn(cell('Sari', cash))
    await userEvent.keyboard(' ')
    expect(bar().textContent).toContain('2 changes in 2 listings, 1 cannot be saved')
    await userEvent.click(within(bar()).getByRole('button', { name: /^Save 1 change/ }))
    await screen.findByText('Saved: 1. Not saved: 1. They stand in the table with the reason.')
    expect(sent().map(({ listingId }) => listingId)).toEqual(['3'])
    expect(bar().textContent).toContain('1 change in 1 listing')
    await userEvent.click(within(bar()).getByRole('button', { name: /^Show what is wrong/ }))
    expect(document.activeElement).toBe(wrong)
  })

  it('takes what a spreadsheet has copied, fills down and copies', async () => {
    const { cell, bar } = await openGrid()
    focusOn(cell('Topi', price))
    const clipboardData = {
      getData: () => '१,२५,०००\t\t7\nRs. 2,350\t1,290\t8',
      setData() {},
    }
    fireEvent.paste(cell('Topi', price), { clipboardData })
    expect(bar().textContent).toContain('5 changes in 2 listings · 2 prices, 1 deal, 2 stock')
    expect(screen.getByText('6 cells pasted')).toBeTruthy()
    expect(cell('Topi', price).textContent).toContain('1,25,000')
    focusOn(cell('Topi', stock))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(cell('Sari', stock).textContent).toContain('7')
    let copied = ''
    fireEvent.copy(cell('Sari', stock), {
      clipboardData: {
        setData: (_type: string, text: string) => void (copied = text),
      },
    })
    expect(copied).toBe('7\n7')
  })

  it('shows what somebody else has saved beside what was typed, and lets one choose', async () => {
    let isFirst = true
    const { cell, sent, bar } = await openGrid(({ listings }) => {
      const theirs = {
        at: 0,
        reason: 'changed',
        limit: null,
        theirs: 64_000,
      } as const
      const items = listings.map(({ listingId }) => ({
        listingId,
        isSaved: !isFirst,
        problems: isFirst ? [theirs] : [],
      }))
      isFirst = false
      return { items }
    })
    focusOn(cell('Topi', price))
    await userEvent.keyboard('650{Enter}')
    await userEvent.click(within(bar()).getByRole('button', { name: /^Save 1 change/ }))
    await screen.findByRole('heading', {
      name: 'Somebody else has changed 1 cell meanwhile',
    })
    expect(screen.getByText('Topi · Price, Rs.').closest('li')!.textContent).toContain('Theirs 640Yours 650')
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Topi · Price, Rs.' }))
    await userEvent.click(within(bar()).getByRole('button', { name: /^Save 1 change/ }))
    await screen.findByText('1 change is saved.')
    expect(sent().at(-1)!.cells).toEqual([{ field: 'price', variant: '', was: 64_000, now: 65_000 }])
  })

  it('shows in the cells what a step of all chosen prices makes of them', async () => {
    const { cell, bar } = await openGrid()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all rows' }))
    await userEvent.click(screen.getByRole('button', { name: 'Change prices' }))
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Change prices of 3 listings',
      }),
    )
    await userEvent.type(dialog.getByLabelText('Amount'), '१०')
    await userEvent.click(dialog.getByRole('button', { name: 'Show in the table' }))
    expect(bar().textContent).toContain('4 changes in 3 listings · 4 prices')
    expect(cell('Topi', price).textContent).toContain('693')
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(bar().textContent).toContain('7 changes in 3 listings · 4 prices, 3 pauses')
    await userEvent.click(within(bar()).getByRole('button', { name: 'Discard' }))
    expect(within(bar()).queryByRole('button', { name: /^Save/ })).toBeNull()
    await userEvent.click(within(bar()).getByRole('button', { name: 'Undo' }))
    expect(bar().textContent).toContain('7 changes')
  })

  it('asks before somebody leaves with changes, but not for another filter', async () => {
    const { cell } = await openGrid()
    focusOn(cell('Topi', price))
    await userEvent.keyboard('650{Enter}')
    await userEvent.click(screen.getByRole('link', { name: /^Paused/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Topi' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})
