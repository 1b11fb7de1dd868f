import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { ConsoleReaderContext } from '../staff/console-reader.ts'
import AuditPage from './audit-page.tsx'

const Page = ({ rights = staffRights }: { rights?: readonly StaffRight[] }) => (
  <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights }}>
    <AuditPage />
  </ConsoleReaderContext>
)

const entry = (id: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-16T06:15:00.000Z',
  actor: { id: '1', name: 'Binod Tamang' },
  action: 'view.save',
  subject: { kind: 'view', id, label: `Subject ${id}`, name: null, isGone: false },
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
  it('leads to a thing only where the reader may open its page', async () => {
    const subject = { kind: 'ticket', id: 'T-7', label: 'Shawl', name: 'Shawl', isGone: false }
    const about = entry('1', { action: 'ticket.note', subject })
    const api = staffApi({ '': { items: [about], nextCursor: null } })
    const { unmount } = await renderApp(<Page rights={['content']} />, api)
    const row = await screen.findByRole('row', { name: /wrote a note in T-7/ })
    expect(within(row).queryByRole('link')).toBeNull()
    unmount()
    await renderApp(<Page rights={['support']} />, api)
    await screen.findByRole('link', { name: /^T-7/ })
  })

  it.each([
    ['application.approve', 'application', '0199f0a1-0000-7000-8000-000000000001', 'vendors/'],
    ['vendor.suspend', 'vendor', 'everest-1', 'vendors/shops/'],
    ['listing.approve', 'listing', '0199f0a1-0000-7000-8000-000000000002', 'listings/'],
  ])('leads from %s to its %s', async (action, kind, id, folder) => {
    const about = entry('1', {
      action,
      subject: { kind, id, label: 'Everest', name: null, isGone: false },
    })
    await renderApp(
      <Page rights={['vendors', 'catalogue']} />,
      staffApi({ '': { items: [about], nextCursor: null } }),
    )
    const link = await screen.findByRole('link', { name: '“Everest”' })
    expect(link.getAttribute('href')).toBe(`/staff/${folder}${id}`)
  })

  it('says who did what in a sentence, and what changed in a table on demand', async () => {
    const changed = entry('1', {
      action: 'ticket.change',
      subject: { kind: 'ticket', id: 'T-1029', label: 'Shawl', name: 'Shawl is darker', isGone: false },
      before: { status: 'open', priority: 'normal', assignee: null, answerBy: '2026-11-16T06:15:00.000Z' },
      after: {
        status: 'solved',
        priority: 'high',
        assignee: 'Sita Rai',
        answerBy: '2026-11-17T06:15:00.000Z',
      },
    })
    await renderApp(<Page />, staffApi({ '': { items: [changed, entry('2')], nextCursor: null } }))
    const row = await screen.findByRole('row', { name: /Binod Tamang changed the status, the priority/ })
    expect(row.textContent).toContain(
      'Binod Tamang changed the status, the priority, the owner, and the time to answer by of T-1029 “Shawl is darker”',
    )
    expect(row.textContent).not.toContain('ticket.change')
    const link = within(row).getByRole('link', { name: 'T-1029 “Shawl is darker”' })
    expect(link.getAttribute('href')).toBe('/staff/desk/T-1029')
    const show = within(row).getByRole('button', { name: /^Show: Changes: Binod Tamang changed/ })
    expect(show.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(show)
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replace(/^(Before|After)/, ''))
    expect(cells('The status')).toEqual(['Open', 'Solved'])
    expect(cells('The priority')).toEqual(['Normal', 'High'])
    expect(cells('The owner')).toEqual(['Nothing', 'Sita Rai'])
    expect(cells('The time to answer by')[1]).toMatch(/17 Nov(ember)? 2026/)
    await userEvent.click(within(row).getByRole('button', { name: /^Hide/ }))
    expect(screen.queryByRole('row', { name: /^The status/ })).toBeNull()
  })

  it('says that a thing is gone, and leads to what is left of it', async () => {
    const subject = { kind: 'content', id: 'c1', label: 'size_guide', name: null, isGone: true }
    const api = staffApi({
      '': { items: [entry('1', { action: 'content.publish', subject })], nextCursor: null },
    })
    await renderApp(<Page />, api)
    const row = await screen.findByRole('row', { name: /published.*size_guide.*deleted since/ })
    const link = within(row).getByRole('link', { name: '“size_guide”' })
    expect(link.getAttribute('href')).toBe('/staff/content/c1/versions')
  })

  it('names the command line where nobody was signed in', async () => {
    const api = staffApi({
      '': { items: [entry('1', { actor: { id: null, name: '' } })], nextCursor: null },
    })
    await renderApp(<Page />, api)
    await screen.findByRole('row', { name: /Command line/ })
  })

  it('keeps its filters in the address, and asks the API by them', async () => {
    const api = staffApi({
      '': { items: [entry('1')], nextCursor: null },
      view: { items: [entry('2')], nextCursor: '2' },
      '2': { items: [entry('3')], nextCursor: null },
    })
    const { router } = await renderApp(<Page />, api)
    await screen.findByRole('row', { name: /Subject 1/ })
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Saved filters')
    await screen.findByRole('row', { name: /Subject 2/ })
    expect(screen.queryByRole('row', { name: /Subject 1/ })).toBeNull()
    expect(router.state.location.search).toEqual({ action: 'view' })

    await userEvent.click(screen.getByRole('button', { name: /^Load more/ }))
    await screen.findByRole('row', { name: /Subject 3/ })
    expect(screen.getByRole('row', { name: /Subject 2/ })).toBeTruthy()
    expect(api.requests.findLast(({ line }) => line === 'GET /staff/audit')!.input['query']).toMatchObject({
      action: 'view',
      cursor: '2',
      pageSize: '50',
    })

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByRole('row', { name: /Subject 1/ })
    expect(router.state.location.search).toEqual({})
  })

  it('searches for what is typed at Enter', async () => {
    const api = staffApi({ '': { items: [entry('1')], nextCursor: null } })
    const { router } = await renderApp(<Page />, api)
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
    await renderApp(<Page />, { ...api, path: '/staff/audit?action=mail' })
    await screen.findByRole('heading', { name: 'No entries match these filters' })
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
    await screen.findByRole('row', { name: /Subject 1/ })
  })
})
