import { expect, it } from 'vitest'
import { ApiFailure, type Call } from '#api/client.ts'
import { requestPasswordReset } from './request-password-reset.ts'

const failing = (failure: unknown) => (() => Promise.reject(failure)) as Call

it('hands the answer on', async () => {
  const call = (async (line: string, input: object) => ({ message: JSON.stringify([line, input]) })) as never
  expect(await requestPasswordReset(call, 'a@haat.test')).toEqual({
    message: '["POST /auth/forgot-password",{"body":{"email":"a@haat.test"}}]',
  })
})

it.each([new ApiFailure(404, {}), new ApiFailure(429, {}), new TypeError('Failed to fetch')])(
  'swallows %s: the result is empty',
  async (failure) => {
    expect(await requestPasswordReset(failing(failure), 'a@haat.test')).toBeUndefined()
  },
)
