import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { bearerOf, signIn } from './sign-in.ts'

/** The code that the authenticator app of a demo account shows now, read from the demo's window. */
export async function secondFactorCodeOf(request: APIRequestContext, email: string): Promise<string> {
  const page = await (await request.get('/dev/second-factor')).text()
  const code = new RegExp(`${RegExp.escape(email)}.*?data-code>(\\d{3} \\d{3})<`).exec(page)?.[1]
  expect(code, `the code of ${email}`).toBeDefined()
  return code!.replace(' ', '')
}

/** Makes a staff account. No code works twice, so tests that share an account would wait for each other. */
export async function makeStaff(request: APIRequestContext, right?: 'money'): Promise<string> {
  const search = right ? `?right=${right}` : ''
  const answer = await request.post(`/dev/staff${search}`, { maxRedirects: 0 })
  return answer.headers()['x-demo-account']!
}

/** Signs the browser in as staff who have shown their second factor, without the forms. */
export async function signInAsStaff(context: BrowserContext, baseURL: string, email?: string) {
  const staff = email ?? (await makeStaff(context.request))
  await signIn(context, baseURL, staff)
  const answer = await context.request.post(`${baseURL}/api/account/second-factor/verify`, {
    headers: await bearerOf(context, baseURL),
    data: { code: await secondFactorCodeOf(context.request, staff) },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return staff
}
