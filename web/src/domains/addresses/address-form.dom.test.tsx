import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { addresses as nepali } from '#messages/ne/addresses.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { AddressForm } from './address-form.tsx'

const both = (text: string) => ({ en: text, ne: text })
const localLevels = [
  { slug: 'kathmandu', name: both('Kathmandu'), kind: 'metropolitan', wards: 32 },
  { slug: 'budhanilkantha', name: both('Budhanilkantha'), kind: 'municipality', wards: 13 },
]

async function open(answer: () => unknown = () => ({ data: { id: 'new' } }), language: 'en' | 'ne' = 'en') {
  const api = fakeApi({
    'POST /addresses': answer,
    'GET /places/:district': () => ({ data: { localLevels } }),
  })
  const onSaved = vi.fn()
  await renderApp(
    <AddressForm
      id="address"
      receiver={{ name: 'Mina Gurung', phoneNumber: null }}
      hasOthers={false}
      submitLabel="Save"
      onSaved={onSaved}
    />,
    { call: api.call, language },
  )
  await screen.findByRole('button', { name: /^Save/ })
  return { onSaved, saved: () => api.requests.filter(({ line }) => line === 'POST /addresses') }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label))
    await userEvent.paste(value)
  }
}
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option)
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }))

async function fillIn() {
  await choose('Province *', 'Bagmati')
  await choose('District *', 'Kathmandu')
  await screen.findByText('Kathmandu Metropolitan City')
  await choose('Local level *', 'Kathmandu Metropolitan City')
  await choose('Ward *', '32')
  await fill({
    'Mobile phone *': '९८४१२३४५६७',
    'Tole or street *': 'Shankhamul Marga',
    'Landmark *': 'Yellow house',
  })
}

describe('an address', () => {
  it('with a phone number of no known block asks whether it is right, and is saved all the same', async () => {
    const { onSaved, saved } = await open()
    await fillIn()
    expect(screen.queryByText(/is this right/)).toBeNull()
    await fill({ 'Mobile phone *': '98412345' })
    await userEvent.tab()
    expect(screen.getByText(/^98412345: is this right\?/)).toBeTruthy()
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(saved()[0]?.input['body']).toMatchObject({ phoneNumber: '98412345' })
    await fill({ 'Mobile phone *': '+91 98765 43210' })
    await userEvent.tab()
    expect(screen.queryByText(/is this right/)).toBeNull()
  })

  it('is saved as the API takes it', async () => {
    const { onSaved, saved } = await open()
    await fillIn()
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 'new' }))
    expect(saved().map(({ input }) => input['body'])).toEqual([
      {
        name: 'Mina Gurung',
        phoneNumber: '९८४१२३४५६७',
        district: 'kathmandu',
        localLevel: 'kathmandu',
        ward: 32,
        tole: 'Shankhamul Marga',
        landmark: 'Yellow house',
        label: 'home',
        isDefault: false,
      },
    ])
  })

  it('forgets the ward when another local level is chosen', async () => {
    await open()
    await fillIn()
    await choose('Local level *', 'Budhanilkantha Municipality')
    expect(field('Ward *').value).toBe('')
    await save()
    await screen.findByText('Choose the ward')
    expect(document.activeElement).toBe(field('Ward *'))
  })

  it('is checked field by field, and as a whole when it is saved', async () => {
    const { saved } = await open()
    await userEvent.click(field('Tole or street *'))
    await fill({ 'Mobile phone *': '98' })
    await userEvent.tab()
    await screen.findByText('Enter a valid phone number, e.g. 984-1234567')
    expect(screen.queryByText('Enter the tole or street')).toBeNull()
    await save()
    await screen.findByText('Choose the province')
    expect(screen.getByText('Enter the tole or street')).toBeTruthy()
    expect(document.activeElement).toBe(field('Mobile phone *'))
    expect(saved()).toEqual([])
  })

  it('has its problems in Nepali', async () => {
    await open(undefined, 'ne')
    await save()
    await screen.findByText(nepali.problems.phoneRequired)
    expect(screen.getByText(nepali.problems.wardRequired)).toBeTruthy()
  })

  it('says in our own words what the API did not take, at its field', async () => {
    const fields = {
      phoneNumber: 'No courier can call this.',
      otherPhone: 'Nor this.',
      ward: 'There is no such ward',
    }
    await open(() => refuse(422, { fields }))
    await fillIn()
    await save()
    await screen.findByText('Choose the ward')
    expect(screen.getAllByText('Enter a valid phone number, e.g. 984-1234567')).toHaveLength(2)
    expect(screen.queryByText('Nor this.')).toBeNull()
    expect(document.activeElement).toBe(field('Mobile phone *'))
  })

  it.each([
    [() => refuse(409), 'You already have 20 addresses. Remove one first.'],
    [
      () => {
        throw new TypeError('Failed to fetch')
      },
      'The address was not saved. Check your connection and try again.',
    ],
  ])('that is not saved says why', async (answer, sentence) => {
    await open(answer)
    await fillIn()
    await save()
    await screen.findByText(sentence)
    expect(field('Landmark *').value).toBe('Yellow house')
  })
})
