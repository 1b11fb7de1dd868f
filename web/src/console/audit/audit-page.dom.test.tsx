import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import AuditPage from './audit-page.tsx'

const entry = (id: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-16T06:15:00.000Z',
  actor: { id: '1', name: 'Binod Tamang' },
  action: 'view.save',
  subject: { kind: 'view', id, label: `Subject ${id}` },
  before: null,
  after: null,
  ipAddress: null,
  ...given,
})

const staffApi = (pages: Record<string, { items: AuditEntry[]; nextCursor: string | null }>) =>
  fakeApi({
    'GET /staff/audit': ({ query }) => ({ data: pages[query.cursor ?? query.action] }),
    'GET /staff/audit/people': () => ({ data: [{ id: '1', name: 'Binod Tamang' }] }),
    'GET /staff/views': () => ({ data: [] }),
  })

describe('the audit log', () => {
  it('shows who did what and when, and what changed on demand', async () => {
    const changed = { before: { name: 'Old' }, after: { name: 'New' } }
    const api = staffApi({ '': { items: [entry('1', changed), entry('2')], nextCursor: null } })
    await renderApp(<AuditPage />, api)
    const row = await screen.findByRole('row', { name: /Subject 1.*view\.save.*Binod Tamang/ })
    const show = within(row).getByRole('button', { name: 'Show: Changes of Subject 1' })
    expect(show.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(show)
    const change = screen.getByRole('region', { name: 'name' })
    expect(change.textContent).toContain('Old')
    expect(change.textContent).toContain('New')
    await userEvent.click(within(row).getByRole('button', { name: 'Hide: Changes of Subject 1' }))
    expect(screen.queryByRole('region', { name: 'name' })).toBeNull()
  })

  it('names the command line where nobody was signed in', async () => {
    const api = staffApi({
      '': { items: [entry('1', { actor: { id: null, name: '' } })], nextCursor: null },
    })
    await renderApp(<AuditPage />, api)
    await screen.findByRole('row', { name: /Command line/ })
  })

  it('keeps its filters in the address, and asks the API by them', async () => {
    const api = staffApi({
      '': { items: [entry('1')], nextCursor: null },
      view: { items: [entry('2')], nextCursor: '2' },
      '2': { items: [entry('3')], nextCursor: null },
    })
    const { router } = await renderApp(<AuditPage />, api)
    await screen.findByRole('row', { name: /Subject 1/ })
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Saved filters')
    await screen.findByRole('row', { name: /Subject 2/ })
    expect(screen.queryByRole('row', { name: /Subject 1/ })).toBeNull()
    expect(router.state.location.search).toEqual({ action: 'view' })

    await userEvent.click(screen.getByRole('button', { name: /^Load more/ }))
    await screen.findByRole('row', { name: /Subject 3/ })
    expect(screen.getByRole('row', { name: /Subject 2/ })).toBeTruthy()
    expect(api.requests.at(-1)!.input['query']).toMatchObject({ action: 'view', cursor: '2', pageSize: '50' })

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByRole('row', { name: /Subject 1/ })
    expect(router.state.location.search).toEqual({})
  })

  it('searches for what is typed at Enter', async () => {
    const api = staffApi({ '': { items: [entry('1')], nextCursor: null } })
    const { router } = await renderApp(<AuditPage />, api)
    await screen.findByRole('row', { name: /Subject 1/ })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' momo {Enter}')
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'momo' }))
    const searched = () => api.requests.filter(({ input }) => input['query']?.searchTerm === 'momo')
    await waitFor(() => expect(searched()).toHaveLength(1))
  })

  it('says that nothing fits the filters, and shows everything again at a press', async () => {
    const api = staffApi({
      '': { items: [entry('1')], nextCursor: null },
      mail: { items: [], nextCursor: null },
    })
    await renderApp(<AuditPage />, { ...api, path: '/staff/audit?action=mail' })
    await screen.findByRole('heading', { name: 'No entries match these filters' })
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
    await screen.findByRole('row', { name: /Subject 1/ })
  })
})
