import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { closed, makePhone, makePhoneRun, makeStop, paidStop } from './testing/phone.tsx'

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('a door that the shop has closed with cash asks whether it is in the bag', async () => {
  const phone = makePhone()
  const said = { ...closed(makeStop()), saidPaisa: 444_000 }
  const run = makePhoneRun({ state: 'started', isBound: true, isThisPhone: true })
  phone.api.answers['POST /courier/run/start'] = () => ({ data: { run, stops: [said, paidStop()] } })
  phone.api.answers['POST /courier/run/outcomes'] = () => ({
    data: { state: 'applied', refusal: '', stop: { ...said, saidPaisa: 0 } },
  })
  await phone.open({ hash: `#${phone.token}` })
  await press(/^Start/)
  await press(/Delivered/)
  await press(/^Yes, I took Rs\.\s4,440/)
  await waitFor(() => expect(screen.queryByText(/Is it in your bag/)).toBeNull())
  expect(phone.outcomes()).toEqual([
    expect.objectContaining({
      number: 'H-20836',
      cashTakenPaisa: 444_000,
      door: { outcome: 'delivered', paidHow: 'cash', reference: '' },
    }),
  ])
})
