import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { EnterCode } from './enter-code.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('@haat/contract/domains/account.second-factor.ts'), loadArea('en', 'office')]),
)

const wrong = 'That code is not right, or it was used already. Wait for the next one.'
const codeField = () => screen.getByLabelText<HTMLInputElement>(/Code from the app/)
const line = 'POST /account/second-factor/verify'

it('a code is sent with its last digit, in Devanagari too; a wrong one is cleared and said', async () => {
  const confirmed = { isSetUp: true, isConfirmed: true }
  const api = fakeApi({
    [line]: ({ body }) =>
      body.code === '123456' ? { data: confirmed } : refuse(422, { fields: { code: 'No' } }),
  })
  const onVerified = vi.fn()
  await renderApp(<EnterCode onVerified={onVerified} />, { call: api.call })
  await userEvent.type(codeField(), '00 00 0')
  expect(api.requests).toEqual([])
  await userEvent.type(codeField(), '0')
  await screen.findByText(wrong)
  expect(codeField().value).toBe('')
  expect(document.activeElement).toBe(codeField())
  await userEvent.type(codeField(), '१२३४५६')
  expect(screen.queryByText(wrong)).toBeNull()
  await expect.poll(() => onVerified.mock.calls).toEqual([[confirmed]])
  expect(api.requests.map(({ input }) => input['body'].code)).toEqual(['000000', '123456'])
})

it('too few digits are not sent, and stay', async () => {
  const api = fakeApi()
  await renderApp(<EnterCode onVerified={() => {}} />, { call: api.call })
  await userEvent.type(codeField(), '12{Enter}')
  await screen.findByText(wrong)
  expect(codeField().value).toBe('12')
  expect(api.requests).toEqual([])
})

it('a recovery code lets in instead', async () => {
  const api = fakeApi({ [line]: () => refuse(422, { fields: { recoveryCode: 'No' } }) })
  await renderApp(<EnterCode onVerified={() => {}} />, { call: api.call })
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(screen.getByLabelText(/Recovery code/), 'abcd-efgh-ijkl-mnop{Enter}')
  await screen.findByText('That recovery code is not right, or it was used already.')
  expect(api.requests.map(({ input }) => input['body'])).toEqual([{ recoveryCode: 'abcd-efgh-ijkl-mnop' }])
})
