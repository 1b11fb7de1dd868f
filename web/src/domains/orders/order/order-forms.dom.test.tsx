import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { orders as nepali } from '#messages/ne/orders.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CodeForm } from './code-form.tsx'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))
const toasts = () => vi.mocked(showToast).mock.calls.map(([, text]) => text)
afterEach(() => vi.mocked(showToast).mockClear())

/** A button that can be busy also has the text of its busy state in its name. */
const named = (start: string) => ({ name: (text: string) => text.startsWith(start) })
const press = (name: string) => userEvent.click(screen.getByRole('button', named(name)))
const lose = () => {
  throw new TypeError('Failed to fetch')
}

describe('the code of the mail', () => {
  const line = 'POST /orders/:number/confirm'
  const open = async (answer: () => unknown, language: 'en' | 'ne' = 'en') => {
    const api = fakeApi({ [line]: answer })
    await renderApp(<CodeForm number="H-1001" />, { call: api.call, language })
    await screen.findByRole('button', named(language === 'en' ? 'Confirm the order' : nepali.code.confirm))
    return api
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Code from the email')

  it.each(['', '12345', 'abcdef'])('“%s” is none', async (typed) => {
    const { requests } = await open(() => ({ data: {} }))
    await userEvent.click(field())
    await userEvent.paste(typed)
    await press('Confirm the order')
    await screen.findByText('The code has 6 digits.')
    expect(document.activeElement).toBe(field())
    expect(requests).toEqual([])
  })

  it('may be typed in the digits of Nepal and with blanks; two presses send it once', async () => {
    let answer = () => {}
    const { requests } = await open(() => new Promise((resolve) => (answer = () => resolve({ data: {} }))))
    await userEvent.click(field())
    await userEvent.paste('१२३ ४५६')
    await userEvent.dblClick(screen.getByRole('button', named('Confirm the order')))
    await waitFor(() => expect(requests).toHaveLength(1))
    answer()
    await waitFor(() => expect(toasts()).toEqual(['Thank you, your order is confirmed.']))
    expect(requests.map(({ input }) => input['body'])).toEqual([{ code: '123456' }])
  })

  it.each([
    [() => refuse(422), /^That is not the code of this order\./],
    [() => refuse(409), /^Too many wrong codes\./],
    [() => refuse(429), /^Too many attempts\./],
  ])('that is refused is marked, to be typed over', async (answer, sentence) => {
    await open(answer)
    await userEvent.click(field())
    await userEvent.paste('123456')
    await press('Confirm the order')
    await screen.findByText(sentence)
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6])
    await userEvent.keyboard('6')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('that cannot be sent says so beside the button, and that the browser is offline', async () => {
    await open(lose)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(field())
    await userEvent.paste('123456')
    await press('Confirm the order')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('You are offline. Your code did not reach us. Please try again.')
    vi.restoreAllMocks()
    act(() => void dispatchEvent(new Event('online')))
    expect(alert.textContent).toBe('Your code did not reach us. Please try again.')
  })

  it('has its problem in Nepali', async () => {
    await open(lose, 'ne')
    await press(nepali.code.confirm)
    await screen.findByText(nepali.code.short('६'))
  })
})

describe('cancelling', () => {
  const line = 'POST /orders/:number/parcels/:position/cancel'
  const order = { number: 'H-1001', method: 'cod' } as Order
  const parcel = { position: 2, state: 'confirmed', totalPaisa: 100_00 } as unknown as Parcel
  const open = async (answer: () => unknown) => {
    const api = fakeApi({ [line]: answer })
    const onClose = vi.fn()
    await renderApp(<CancelDialog order={order} parcel={parcel} vendor="Ilam" onClose={onClose} />, {
      call: api.call,
    })
    await screen.findByText('Cancel this parcel?')
    return { ...api, onClose }
  }

  it('needs a reason; two presses send it once', async () => {
    let answer = () => {}
    const { requests, onClose } = await open(
      () => new Promise((resolve) => (answer = () => resolve({ data: order }))),
    )
    await press('Cancel it')
    await screen.findByText('Please choose a reason.')
    expect(requests).toEqual([])
    await userEvent.click(screen.getByLabelText('It arrives too late'))
    expect(screen.queryByText('Please choose a reason.')).toBeNull()
    await userEvent.dblClick(screen.getByRole('button', named('Cancel it')))
    await waitFor(() => expect(requests).toHaveLength(1))
    answer()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(toasts()).toEqual(['The parcel is cancelled.'])
    expect(requests.map(({ input }) => input)).toEqual([
      { params: { number: 'H-1001', position: '2' }, body: { reason: 'tooLate' } },
    ])
  })

  it.each([
    [() => refuse(409), /^It has already left/],
    [lose, 'Your request did not reach us. Nothing was cancelled; please try again.'],
  ])('that fails says why, and the dialog stays', async (answer, sentence) => {
    const { onClose } = await open(answer)
    await userEvent.click(screen.getByLabelText('It arrives too late'))
    await press('Cancel it')
    await screen.findByText(sentence)
    expect(onClose).not.toHaveBeenCalled()
  })
})
