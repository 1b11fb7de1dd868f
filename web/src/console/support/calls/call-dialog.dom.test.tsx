import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { TakeCallButton } from './take-call-button.tsx'

const callApi = () =>
  fakeApi({
    'GET /staff/callers': ({ query }) => ({
      data: { account: query.email === 'mina@haat.test' ? { name: 'Mina Gurung' } : null },
    }),
    'POST /staff/calls': () => ({ data: { number: 'T-1050' } }),
  })

async function openDialog(api = callApi(), language: 'en' | 'ne' = 'en') {
  const app = await renderApp(<TakeCallButton />, { call: api.call, language, path: '/staff/desk' })
  ;(await screen.findByRole('button')).focus()
  await userEvent.keyboard('{Enter}')
  return { ...app, dialog: await screen.findByRole('dialog'), api }
}
const sent = (api: ReturnType<typeof callApi>) =>
  api.requests.filter(({ line }) => line === 'POST /staff/calls').map(({ input }) => input['body'])

describe('a ticket for a caller', () => {
  it('is taken down by keyboard alone, and opened', async () => {
    const { api, dialog, router } = await openDialog()
    within(dialog)
      .getByLabelText(/Caller’s name/)
      .focus()
    await userEvent.keyboard('Mina Gurung{Tab}9841234567{Tab}mina@haat.test{Tab}')
    await screen.findByText(/^Account of Mina Gurung/)
    await userEvent.keyboard('{Tab}Torn shawl{Tab}20764{Tab}{Tab}{Tab}It came torn.{Tab}{Enter}')
    await waitFor(() => expect(sent(api)).toHaveLength(1))
    expect(sent(api)[0]).toMatchObject({
      name: 'Mina Gurung',
      phoneNumber: '9841234567',
      email: 'mina@haat.test',
      language: 'en',
      subject: 'Torn shawl',
      orderNumber: '20764',
      type: 'support',
      priority: 'normal',
      message: 'It came torn.',
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/desk/T-1050'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['en', 'Open the ticket', 'A phone number or an email address is required'],
    ['ne', 'टिकट खोल्नुहोस्', 'फोन नम्बर वा इमेल ठेगाना लेख्नुहोस्'],
  ] as const)('says in %s what is missing, and sends nothing', async (language, save, sentence) => {
    const { api, dialog } = await openDialog(callApi(), language)
    await userEvent.click(within(dialog).getByRole('button', { name: save }))
    await within(dialog).findByText(sentence)
    const invalid = [...dialog.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'))
    expect(invalid).toEqual(['name', 'phoneNumber', 'subject', 'message'])
    expect(sent(api)).toEqual([])
  })

  it('that is refused keeps what was typed and its key', async () => {
    const { api, dialog } = await openDialog()
    api.answers['POST /staff/calls'] = () =>
      refuse(422, { fields: { orderNumber: 'There is no order H-1.' } })
    const fill = async (label: RegExp, text: string) =>
      userEvent.type(within(dialog).getByLabelText(label), text)
    await fill(/Caller’s name/, 'Mina')
    await fill(/Phone number/, '9841234567')
    await fill(/Subject/, 'Torn')
    await fill(/Order number/, 'H-1')
    await fill(/What the caller says/, 'It is torn.')
    const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Open the ticket' }))
    await press()
    await within(dialog).findByText('There is no order with this number')
    await press()
    await waitFor(() => expect(sent(api)).toHaveLength(2))
    expect(sent(api)[0].messageKey).toBe(sent(api)[1].messageKey)
    expect(sent(api)[1]).toMatchObject({ name: 'Mina', message: 'It is torn.' })
  })
})
