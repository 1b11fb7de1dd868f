import { expect, type BrowserContext } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'

/** Signs the browser in as the client would but without the form, for tests that are not about signing in. */
export async function signIn(
  context: BrowserContext,
  baseURL: string,
  email: string,
  password = demoPassword,
) {
  const answer = await context.request.post(`${baseURL}/api/auth/login`, { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { accessToken, refreshToken } = await answer.json()
  const cookie = (name: string, { token, expiresIn }: { token: string; expiresIn: number }) => ({
    name,
    value: token,
    url: baseURL,
    sameSite: 'Lax' as const,
    expires: Math.floor(Date.now() / 1000) + expiresIn,
  })
  await context.addCookies([cookie('accessToken', accessToken), cookie('refreshToken', refreshToken)])
}

/** Polls, because a busy browser deletes a cookie some time after the page has. */
export const expectNoCookie = (context: BrowserContext, wanted: string) =>
  expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain(wanted)

/** The header by which the API knows whom the browser is signed in as. */
export async function bearerOf(context: BrowserContext, baseURL: string) {
  const token = (await context.cookies(baseURL)).find(({ name }) => name === 'accessToken')?.value
  return { authorization: `Bearer ${token}` }
}
