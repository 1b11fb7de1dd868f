import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { DataTable, type Column } from './data-table.tsx'

interface Parcel {
  id: string
  weight: string
}

const columns: Column<Parcel>[] = [
  { id: 'id', header: 'Parcel', isMain: true, renderCell: ({ id }) => id },
  { id: 'weight', header: 'Weight', renderCell: ({ weight }) => weight },
]
const rows = [
  { id: 'P-1', weight: '2 kg' },
  { id: 'P-2', weight: '3 kg' },
  { id: 'P-3', weight: '4 kg' },
]
const listOf = (given: Partial<EndlessList<Parcel>>): EndlessList<Parcel> => ({
  rows,
  firstPage: undefined,
  hasFailed: false,
  isFetching: false,
  refetch() {},
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
  loadMore() {},
  ...given,
})

const renderTable = (given: Partial<EndlessList<Parcel>>) =>
  renderApp(
    <DataTable
      label="Parcels"
      columns={columns}
      list={listOf(given)}
      keyOf={({ id }) => id}
      empty="No parcel yet"
    />,
  )

describe('a table', () => {
  it('says that its list is loading', async () => {
    await renderTable({ rows: undefined, isFetching: true })
    await screen.findByText('Loading the list')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows what to say about an empty list', async () => {
    await renderTable({ rows: [] })
    expect((await screen.findByRole('status')).textContent).toBe('No parcel yet')
  })

  it('offers to try again when its list did not come', async () => {
    const retry = vi.fn()
    await renderTable({ rows: undefined, hasFailed: true, refetch: retry })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('has a name, a header for each column and a label in each cell but the main one, for cards on a phone', async () => {
    await renderTable({})
    const table = await screen.findByRole('table', { name: 'Parcels' })
    const [head, first] = within(table).getAllByRole('row')
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Parcel', 'Weight'])
    const cells = within(first!).getAllByRole('cell')
    expect(cells.map((cell) => [cell.textContent, cell.dataset['label']])).toEqual([
      ['P-1', undefined],
      ['2 kg', 'Weight'],
    ])
    expect(screen.getByRole('status').textContent).toBe('3 shown · End of the list')
  })

  it('loads more at a press, and once more when that failed', async () => {
    const loadMore = vi.fn()
    const { unmount } = await renderTable({ hasMore: true, loadMore })
    await userEvent.click(await screen.findByRole('button', { name: /^Load more/ }))
    expect(loadMore).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toBe('3 shown')
    unmount()

    await renderTable({ hasMore: true, hasMoreFailed: true, loadMore })
    expect((await screen.findByRole('status')).textContent).toBe('More rows could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }))
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('ignores presses while more rows are on their way, and keeps the focus on the button', async () => {
    const loadMore = vi.fn()
    await renderTable({ hasMore: true, isLoadingMore: true, loadMore })
    const button = await screen.findByRole('button', { name: /Loading more/, busy: true })
    await userEvent.click(button)
    expect(loadMore).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })
})
