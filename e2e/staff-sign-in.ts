import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { signIn } from './sign-in.ts'

/** What the authenticator app of a demo account shows, as the demo's window says. */
export async function codeOf(request: APIRequestContext, email: string): Promise<string> {
  const page = await (await request.get('/dev/second-factor')).text()
  const code = new RegExp(`${RegExp.escape(email)}.*?data-code>(\\d{3} \\d{3})<`).exec(page)?.[1]
  expect(code, `the code of ${email}`).toBeDefined()
  return code!.replace(' ', '')
}

/** A staff account of one's own: no code works twice, so tests that share one would wait for each other. */
export async function newStaff(request: APIRequestContext): Promise<string> {
  const made = await request.post('/dev/staff', { maxRedirects: 0 })
  return made.headers()['x-demo-account']!
}

/** Signs the browser in as staff who have shown their second factor, without the forms. */
export async function signInAsStaff(context: BrowserContext, baseURL: string, email?: string) {
  const staff = email ?? (await newStaff(context.request))
  await signIn(context, baseURL, staff)
  const token = (await context.cookies(baseURL)).find(({ name }) => name === 'accessToken')?.value
  const answer = await context.request.post(`${baseURL}/api/account/second-factor/verify`, {
    headers: { authorization: `Bearer ${token}` },
    data: { code: await codeOf(context.request, staff) },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return staff
}
