import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { recall } from '../checkout-memory.ts'
import { useCheckout } from '../use-checkout.ts'
import { NotePanel } from './note-panel.tsx'

beforeAll(() => loadArea('en', 'checkout'))
beforeEach(() => sessionStorage.clear())

function Panel() {
  return <NotePanel checkout={useCheckout(false)} isLast />
}
const fault = 'A PAN has nine digits. Correct it, or leave it empty.'
const field = () => screen.findByLabelText<HTMLInputElement>(/^Your PAN on the bill/)
async function leaveWith(typed: string) {
  await userEvent.clear(await field())
  await userEvent.type(await field(), typed)
  await userEvent.tab()
}

it('a PAN may be left out, and is told apart from what is none when the field is left', async () => {
  await renderApp(<Panel />, { call: fakeApi().call })
  expect((await field()).getAttribute('aria-required')).toBeNull()
  await leaveWith('12345')
  await screen.findByText(fault)
  await leaveWith('३०१ २३४ ५६७')
  expect(screen.queryByText(fault)).toBeNull()
  expect(recall().buyerPan).toBe('३०१ २३४ ५६७')
  await userEvent.clear(await field())
  await userEvent.tab()
  expect(screen.queryByText(fault)).toBeNull()
})
