import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { stubPapers } from '#office/testing/stub-papers.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { application, askedFor, openOne, press, step, vendorsApi } from '../testing/vendors-console.tsx'

stubPapers()

describe('approving', () => {
  it('says which line is missing as long as one is, and then asks before the shop opens', async () => {
    const api = vendorsApi({ one: application(['terms']) })
    api.answers['POST /staff/applications/:id/approve'] = () => ({
      data: application([], {
        state: 'approved',
        clock: null,
        shop: { id: 'karnali-syau-bagan-61', slug: 'karnali-syau-bagan' },
      }),
    })
    await openOne(api)
    await press('Approve')
    await screen.findByText('Not yet: “Return and delivery terms” is not accepted.')
    expect(askedFor(api, 'POST /staff/applications/:id/approve')).toEqual([])
    await press('Accept: Return and delivery terms')
    await screen.findByText('All lines are accepted')
    await press('Approve')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Karnali Syau Bagan becomes a shop/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }))
    await screen.findByText('This application was approved.')
    expect(askedFor(api, 'POST /staff/applications/:id/approve')[0]).toMatchObject({ body: { version: 8 } })
    const link = screen.getByRole('link', { name: 'Go to the shop' })
    expect(link.getAttribute('href')).toBe('/staff/vendors/shops/karnali-syau-bagan-61')
  })
})

it('says so when the API refuses an approval of what has not changed', async () => {
  const api = vendorsApi({ one: application([]) })
  api.answers['POST /staff/applications/:id/approve'] = () => refuse(409)
  await openOne(api)
  await press('Approve')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Approve/ }))
  await screen.findByText('Not possible: another shop already has this PAN.')
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull()
})

describe('refusing', () => {
  it('asks for a reason, and for words where the reason says nothing', async () => {
    const api = vendorsApi({ one: application([]) })
    api.answers['POST /staff/applications/:id/refuse'] = () => ({
      data: application([], { state: 'refused', clock: null, objectBy: '2026-12-16T06:15:00.000Z' }),
    })
    await openOne(api)
    await press('Refuse')
    const dialog = within(await screen.findByRole('dialog'))
    const refuseIt = () => userEvent.click(dialog.getByRole('button', { name: /^Refuse/ }))
    await refuseIt()
    expect(dialog.getByText('Please choose a reason.')).toBeTruthy()
    await userEvent.click(dialog.getByLabelText('Another reason'))
    await refuseIt()
    expect(dialog.getByText('Please say why.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/^Note to the applicant/), 'It is a test')
    await refuseIt()
    await screen.findByText('This application was refused. The applicant can object until 16 December 2026.')
    expect(askedFor(api, 'POST /staff/applications/:id/refuse')[0]).toMatchObject({
      body: { version: 7, reason: 'other', note: 'It is a test' },
    })
  })

  it('keeps what was written when it is refused itself, and when the dialog is closed', async () => {
    const api = vendorsApi({ one: application([]) })
    api.answers['POST /staff/applications/:id/refuse'] = () => {
      api.stored.one = application([], { version: 8 })
      return refuse(409)
    }
    await openOne(api)
    await press('Refuse')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText('The business already has a shop'))
    await userEvent.type(dialog.getByLabelText('Note to the applicant'), 'See your first one')
    await userEvent.click(dialog.getByRole('button', { name: /^Refuse/ }))
    await dialog.findByText(/Someone else changed this meanwhile/)
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
    await press('Refuse')
    expect(await screen.findByDisplayValue('See your first one')).toBeTruthy()
  })
})

it('refuses what was sent back and never comes again', async () => {
  const api = vendorsApi({ one: application(['terms'], { state: 'sent-back', clock: null }) })
  api.answers['POST /staff/applications/:id/refuse'] = () => ({
    data: application(['terms'], { state: 'refused', clock: null }),
  })
  await openOne(api)
  await press('Refuse')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByLabelText('No answer for a long time'))
  await userEvent.click(dialog.getByRole('button', { name: /^Refuse/ }))
  await screen.findByText('This application was refused.')
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull()
})

describe('an objection', () => {
  const objected = () =>
    application(['terms'], {
      state: 'objected',
      history: [
        step('send'),
        step('refuse', { staffName: 'Rojina K.', reason: 'not-the-owner', note: 'Other name' }),
        step('object', { note: 'It is my mother’s firm, and I run it.' }),
      ],
    })

  it('shows the words of the applicant, and is looked at again', async () => {
    const api = vendorsApi({ one: objected() })
    api.answers['POST /staff/applications/:id/decide-objection'] = () => ({ data: application(['terms']) })
    await openOne(api)
    expect(await screen.findAllByText('It is my mother’s firm, and I run it.')).not.toHaveLength(0)
    await screen.findByText('Refused for: The applicant does not own the business. Other name')
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    await press(/^Look again/)
    await screen.findByText('1 line to check')
    expect(askedFor(api, 'POST /staff/applications/:id/decide-objection')[0]).toMatchObject({
      body: { version: 7, decision: 'look-again', note: '' },
    })
  })

  it('is answered by somebody else than who refused, who is told so', async () => {
    await openOne(vendorsApi({ one: { ...objected(), ownRefusal: 'others' } }))
    await screen.findByText(/^You refused this application yourself\. Somebody else/)
    expect(screen.queryByRole('button', { name: /^Look again/ })).toBeNull()
  })

  it('is answered by who refused where nobody else has the right, which is said', async () => {
    await openOne(vendorsApi({ one: { ...objected(), ownRefusal: 'alone' } }))
    await screen.findByText(/Nobody else has the right to vendors, so you may answer/)
    expect(screen.getByRole('button', { name: /^Look again/ })).toBeTruthy()
  })

  it('that was looked at again is not refused by the same person once more', async () => {
    const api = vendorsApi({ one: application(['terms'], { ownRefusal: 'others' }) })
    await openOne(api)
    await press('Refuse')
    await screen.findByText(/^You refused this application\. Somebody else/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays refused only with an answer', async () => {
    const api = vendorsApi({ one: objected() })
    api.answers['POST /staff/applications/:id/decide-objection'] = () => ({
      data: application([], { state: 'refused', clock: null }),
    })
    await openOne(api)
    await press(/^Stay refused/)
    await screen.findByText('Please say why.')
    await userEvent.type(screen.getByLabelText('Answer to the applicant'), 'The owner has to apply')
    await press(/^Stay refused/)
    await screen.findByText('This application was refused.')
  })
})
