import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { signIn } from './sign-in.ts'

export interface NewAccount {
  email: string
  password: string
}

/** Opens an account for a test that changes it. Its e-mail address is not confirmed yet. */
export async function openAccount(request: APIRequestContext, name = 'Sita Gurung'): Promise<NewAccount> {
  const account = { email: `${randomUUID()}@haat.test`, password: 'seven-hills-and-a-river' }
  const answer = await request.post('/api/auth/register', { data: { ...account, name, acceptedTerms: true } })
  expect(answer.status(), await answer.text()).toBe(200)
  return account
}

/** Opens an account and signs the browser in with it. */
export async function signInWithNewAccount(
  context: BrowserContext,
  baseURL: string,
  name?: string,
): Promise<NewAccount> {
  const account = await openAccount(context.request, name)
  await signIn(context, baseURL, account.email, account.password)
  return account
}
