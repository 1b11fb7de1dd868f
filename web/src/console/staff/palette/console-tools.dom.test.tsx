import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ConsoleReaderContext } from '../console-reader.ts'
import { ConsoleTools } from './console-tools.tsx'
import { setSingleKeys } from './single-keys.ts'

const found = [
  { kind: 'ticket', id: 'T-1029', title: 'Where is my shawl?', detail: 'Anjali', proof: 'none' },
  { kind: 'order', id: 'H-77', title: 'Order H-77', detail: 'Anjali' },
  { kind: 'application', id: 'a1', title: 'Ghandruk Mauri', detail: 'A-0412 · Anjali' },
]
const staffApi = () =>
  fakeApi({
    'GET /staff/find': ({ query }) => ({ data: query.searchTerm === 'Anjali' ? found : [] }),
  })

/** The texts of the console are loaded before anything of it is shown. */
const Page = () => <p>{useArea('staff').frame.name}</p>

async function openConsole(api = staffApi(), rights: readonly StaffRight[] = staffRights) {
  const page = (
    <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights }}>
      <ConsoleTools>
        <input aria-label="Search in the list" data-page-search />
        <Page />
      </ConsoleTools>
    </ConsoleReaderContext>
  )
  const app = await renderApp(page, { call: api.call, path: '/staff/audit' })
  await screen.findByText('Staff console')
  return {
    ...app,
    api,
    addressIs: (href: string) => waitFor(() => expect(app.router.state.location.href).toBe(href)),
  }
}
const palette = () => screen.findByRole('combobox', { name: 'Search or jump to a page' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

describe('the command palette', () => {
  it('opens at Ctrl+K, takes what is typed, and goes to a page at Enter', async () => {
    const { addressIs } = await openConsole()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(await palette())
    await userEvent.keyboard('settings')
    expect(options()).toEqual(['Go to Settings'])
    await userEvent.keyboard('{Enter}')
    await addressIs('/staff/settings')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('is walked by arrow keys, around both ends', async () => {
    await openConsole()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'go to')
    expect(chosen()).toBe('Go to Desk')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('Go to Orders')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toBe('Go to Settings')
    const active = (await palette()).getAttribute('aria-activedescendant')
    expect(active).toBe(screen.getByRole('option', { selected: true }).id)
  })

  it('finds tickets with what is known about their sender, and orders', async () => {
    const { addressIs, api } = await openConsole()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'Anjali')
    const ticket = await screen.findByRole('option', { name: /Where is my shawl/ })
    expect(ticket.textContent).toContain('Ticket · Anjali · not signed in, address not proven')
    expect(api.requests.findLast(({ line }) => line === 'GET /staff/find')!.input['query']).toEqual({
      searchTerm: 'Anjali',
    })
    await userEvent.click(screen.getByRole('option', { name: /Order H-77/ }))
    await addressIs('/staff/orders/H-77')
  })

  it('finds applications, and opens one', async () => {
    const { addressIs } = await openConsole()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'Anjali')
    const application = await screen.findByRole('option', { name: /Ghandruk Mauri/ })
    expect(application.textContent).toContain('Application · A-0412 · Anjali')
    await userEvent.click(application)
    await addressIs('/staff/vendors/a1')
  })

  it('and the keys lead only to pages that the rights of the reader open', async () => {
    const { addressIs } = await openConsole(staffApi(), ['content'])
    await userEvent.keyboard('gd')
    await userEvent.keyboard('gc')
    await addressIs('/staff/content')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'go to')
    const open = ['Content', 'Home page', 'Audit', 'Settings'].map((name) => `Go to ${name}`)
    expect(options()).toEqual(open)
    await userEvent.clear(await palette())
    await userEvent.type(await palette(), 'Anjali')
    // What is found is shown at the desk, which is closed to this reader.
    await screen.findByText('No results.')
  })

  it('keeps the page that is chosen when tickets are found meanwhile', async () => {
    await openConsole(fakeApi({ 'GET /staff/find': () => ({ data: found }) }))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'settings')
    await screen.findByRole('option', { name: /Where is my shawl/ })
    expect(chosen()).toBe('Go to Settings')
  })

  it('closes on the way to the shop, so that nothing is above the question of a form', async () => {
    const { addressIs } = await openConsole()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'shop')
    await userEvent.click(await screen.findByRole('option', { name: 'Open the shop' }))
    await addressIs('/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that the search failed, and that nothing was found', async () => {
    const api = fakeApi({ 'GET /staff/find': () => refuse(500) })
    await openConsole(api)
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await palette(), 'nothing like it')
    await screen.findByText('The search failed. Please try again.')
    api.answers['GET /staff/find'] = () => ({ data: [] })
    await userEvent.type(await palette(), ' at all')
    await screen.findByText('No results.')
  })
})

describe('single keys', () => {
  it('open a page after g, the search field and the list of shortcuts', async () => {
    const { addressIs } = await openConsole()
    await userEvent.keyboard('/')
    const field = screen.getByLabelText('Search in the list')
    expect(document.activeElement).toBe(field)
    field.blur()
    await userEvent.keyboard('gc')
    await addressIs('/staff/content')
    await userEvent.keyboard('?')
    await screen.findByRole('heading', { name: 'Keyboard shortcuts' })
  })

  it('do nothing while somebody types, and when they are switched off', async () => {
    const { addressIs } = await openConsole()
    const field = screen.getByLabelText<HTMLInputElement>('Search in the list')
    await userEvent.type(field, 'gc')
    expect(field.value).toBe('gc')
    field.blur()
    setSingleKeys(false)
    await userEvent.keyboard('gc?')
    await addressIs('/staff/audit')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await palette()
  })

  it('walk a table by j and k and open a row by Enter', async () => {
    const rows = [{ id: 'P-1' }, { id: 'P-2' }, { id: 'P-3' }]
    const list: EndlessList<{ id: string }> = {
      rows,
      firstPage: undefined,
      hasFailed: false,
      isFetching: false,
      refetch() {},
      hasMore: false,
      isLoadingMore: false,
      hasMoreFailed: false,
      loadMore() {},
    }
    function TablePage() {
      const [openId, setOpenId] = useState('')
      const columns: Column<{ id: string }>[] = [
        { id: 'id', header: 'Parcel', isMain: true, renderCell: ({ id }) => id },
        {
          id: 'open',
          header: 'Details',
          renderCell: ({ id }) => (
            <button data-open onClick={() => setOpenId(id)}>
              Open {id}
            </button>
          ),
        },
      ]
      return (
        <ConsoleTools>
          <DataTable
            label="Parcels"
            columns={columns}
            list={list}
            keyOf={({ id }) => id}
            empty=""
            renderDetail={({ id }) => id === openId && `All about ${id}`}
            isSelected={({ id }) => id === openId}
          />
        </ConsoleTools>
      )
    }
    await renderApp(<TablePage />)
    await screen.findByRole('table')
    const focused = () => document.activeElement?.textContent
    await userEvent.keyboard('j')
    expect(focused()).toContain('P-1')
    await userEvent.keyboard('jj')
    expect(focused()).toContain('P-3')
    await userEvent.keyboard('k')
    expect(focused()).toContain('P-2')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('All about P-2')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /^P-2/ }))
  })
})
