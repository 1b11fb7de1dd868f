import { expect } from 'vitest'
import { errorSchema, type ErrorBody, type ErrorCode } from '@haat/contract/shared/errors.ts'

interface Answer {
  statusCode: number
  body: string
  headers: Record<string, unknown>
}

/** Checks status, code and shape of a refusal, and that no cache may keep it. */
export function expectRefusal(answer: Answer, statusCode: number, code: ErrorCode): ErrorBody {
  expect({ statusCode: answer.statusCode, body: answer.body.slice(0, 300) }).toMatchObject({ statusCode })
  const body = errorSchema.parse(JSON.parse(answer.body))
  expect(body.code).toBe(code)
  expect(body.message).toMatch(/^\S[^\n]{5,200}$/)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  return body
}
