import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'
import { makeStaff, secondFactorCodeOf } from '../testing/staff-sign-in.ts'
import { expect } from './engine-test.ts'
import type { Person } from './person.ts'

interface Token {
  token: string
  expiresIn: number
}

/** Asks the API from the page that is open, so that the browser keeps the cookies of the answer. */
async function post<Body>(person: Person, path: string, body: object, bearer?: string): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const sent = JSON.stringify({ method: 'POST', headers, body: JSON.stringify(body) })
  const ask = `fetch('/api${path}', ${sent}).then(async (answer) => ({ status: answer.status, body: await answer.json() }))`
  const answer = await person.ask<{ status: number; body: Body }>(ask)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

/** Signs somebody in as the client would but without the form, and returns their access token. */
export async function signInAt(person: Person, email: string, password = demoPassword): Promise<string> {
  await person.open('/about')
  const { accessToken, refreshToken } = await post<{ accessToken: Token; refreshToken: Token }>(
    person,
    '/auth/login',
    { email, password },
  )
  for (const [name, { token, expiresIn }] of Object.entries({ accessToken, refreshToken }))
    await person.ask(`document.cookie = '${name}=${token}; path=/; max-age=${expiresIn}; samesite=lax'`)
  return accessToken.token
}

/** The same as staff who have shown their second factor. */
export async function signInAsStaffAt(person: Person, request: APIRequestContext): Promise<string> {
  const staff = await makeStaff(request)
  const bearer = await signInAt(person, staff)
  const code = await secondFactorCodeOf(request, staff)
  await post(person, '/account/second-factor/verify', { code }, bearer)
  return bearer
}
