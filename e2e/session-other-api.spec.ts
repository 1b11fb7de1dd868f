import type { BrowserContext } from '@playwright/test'
import { expect, test } from './haat-test.ts'
import {
  both,
  expectTokens,
  giveTokens,
  linesOf,
  loggedIn,
  me,
  meLine,
  refreshLine,
  refusal,
  renewed,
  scriptApi,
  signInBy,
} from './scripted-api.ts'
import { place } from './sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|404)/] })

const otherApi = 'https://other.test/api'

/** Pages as a server with `PUBLIC_API_URL` writes them. */
async function speakToOtherApi(context: BrowserContext, baseURL: string) {
  await context.route(`${otherApi}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
  })
  await context.route('/', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${otherApi}/`),
      },
      body: (await response.text()).replace('apiUrl:void 0', `apiUrl:${JSON.stringify(otherApi)}`),
    })
  })
}

test.beforeEach(({ context, baseURL }) => speakToOtherApi(context, baseURL!))

test('another API: the same refresh and retry, and nothing is asked of our own', async ({
  page,
  context,
  baseURL,
}) => {
  const own: string[] = []
  page.on('request', (request) => request.url().startsWith(`${baseURL}/api/`) && own.push(request.url()))
  const calls = await scriptApi(context, {
    [meLine]: [refusal(401, 'UNAUTHENTICATED'), me()],
    [refreshLine]: renewed(),
  })
  await giveTokens(context, baseURL!, both)
  await page.goto('/')
  await expect(place(page, 'Anjali')).toBeVisible()
  expect(calls.map(({ line, bearer, portal }) => `${line} ${bearer} ${portal}`)).toEqual([
    `${meLine} access-1 VENDOR_PORTAL`,
    `${refreshLine} access-1 VENDOR_PORTAL`,
    `${meLine} access-2 VENDOR_PORTAL`,
  ])
  expect(own).toEqual([])
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })
})

test('another API: its tokens are kept in our cookies', async ({ page, context }) => {
  const calls = await scriptApi(context, { 'POST /auth/login': loggedIn(), [meLine]: me() })
  await page.goto('/')
  await signInBy(page)
  await expect(place(page, 'Anjali')).toBeVisible()
  expect(linesOf(calls)).toEqual(['POST /auth/login'])
  await expectTokens(context, both)
})
