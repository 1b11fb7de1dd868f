import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StaffView } from '@haat/contract/domains/views.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { StaffViews } from './staff-views.tsx'

const view = (given: Partial<StaffView>): StaffView => ({
  id: '1',
  place: 'audit',
  name: 'Mails',
  search: 'action=mail',
  isShared: false,
  mayChange: true,
  ...given,
})

/** An API that keeps views as the real one does. */
function viewsApi(...views: StaffView[]) {
  let saved = views
  return fakeApi({
    'GET /staff/views': () => ({ data: saved }),
    'POST /staff/views': ({ body }) => {
      saved = [...saved, view({ id: String(saved.length + 1), ...body })]
      return { data: saved.at(-1) }
    },
    'DELETE /staff/views/:id': ({ params }) => {
      saved = saved.filter(({ id }) => id !== params.id)
      return { data: {} }
    },
  })
}
const openAt = (api: ReturnType<typeof fakeApi>, path: string) =>
  renderApp(<StaffViews page="audit" />, { call: api.call, path })
const chip = (name: string | RegExp) => screen.findByRole('button', { name })

describe('saved views', () => {
  it('put their filters into the address, and take them out at the second press', async () => {
    const { router } = await openAt(viewsApi(view({})), '/staff/audit')
    await userEvent.click(await chip('Mails'))
    await waitFor(() => expect(router.state.location.search).toEqual({ action: 'mail' }))
    expect((await chip('Mails')).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(await chip('Mails'))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect((await chip('Mails')).getAttribute('aria-pressed')).toBe('false')
  })

  it('are those of the page, and only one’s own can be dropped', async () => {
    const theirs = view({ id: '2', name: 'Theirs', isShared: true, mayChange: false })
    const api = viewsApi(view({}), theirs, view({ id: '3', name: 'Of the desk', place: 'desk' }))
    await openAt(api, '/staff/audit')
    await chip(/^Theirs/)
    expect(screen.queryByRole('button', { name: 'Of the desk' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete the saved filter Theirs' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Delete the saved filter Mails' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mails' })).toBeNull())
    expect(screen.getByRole('button', { name: /^Theirs/ })).toBeTruthy()
  })

  it('are saved under a name from the filters in the address, without the page number', async () => {
    const api = viewsApi()
    await openAt(api, '/staff/audit?action=view&pageIndex=3')
    await userEvent.click(await chip('Save these filters'))
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Views of ours')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show it to all staff' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await chip(/^Views of ours/)).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull()
    const saved = api.requests.find(({ line }) => line === 'POST /staff/views')
    expect(saved?.input['body']).toEqual({
      place: 'audit',
      name: 'Views of ours',
      search: 'action=view',
      isShared: true,
    })
  })

  it('keep the name in the dialog when it is taken', async () => {
    const api = viewsApi()
    api.answers['POST /staff/views'] = () => refuse(409)
    await openAt(api, '/staff/audit?action=view')
    await userEvent.click(await chip('Save these filters'))
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await userEvent.type(name, 'Mails{Enter}')
    await screen.findByText('You already have a saved filter with this name, or too many.')
    expect(name.value).toBe('Mails')
  })

  it('are out of sight where there are neither views nor filters', async () => {
    const api = viewsApi()
    await openAt(api, '/staff/audit')
    await waitFor(() => expect(api.requests).toHaveLength(1))
    expect(screen.queryByRole('group')).toBeNull()
  })
})
