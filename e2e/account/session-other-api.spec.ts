import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import {
  bothTokens,
  expectTokens,
  giveTokens,
  endpointsOf,
  loggedIn,
  me,
  meEndpoint,
  refreshEndpoint,
  refusal,
  renewed,
  scriptApi,
  signInThroughForm,
} from '../testing/scripted-api.ts'
import { visibleButton } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|404)/] })

const otherApi = 'https://other.test/api'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** Rewrites the pages as a server with `PUBLIC_API_URL` would render them. */
async function speakToOtherApi(context: BrowserContext, baseURL: string) {
  await context.route(`${otherApi}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
  })
  await context.route('/', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const body = await response.text()
    const [, script = ''] = /<script[^>]*>((?:(?!<\/script>).)*apiUrl:void 0.*?)<\/script>/s.exec(body) ?? []
    const rewritten = script.replace('apiUrl:void 0', `apiUrl:${JSON.stringify(otherApi)}`)
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy
          .replace(hashOf(script), hashOf(rewritten))
          .replace("connect-src 'self'", `connect-src 'self' ${otherApi}/`),
      },
      body: body.replace(script, () => rewritten),
    })
  })
}

test.beforeEach(({ context, baseURL }) => speakToOtherApi(context, baseURL!))

test('another API: the same refresh and retry, and nothing is asked of our own', async ({
  page,
  context,
  baseURL,
}) => {
  const ownCalls: string[] = []
  page.on('request', (request) => request.url().startsWith(`${baseURL}/api/`) && ownCalls.push(request.url()))
  const calls = await scriptApi(context, {
    [meEndpoint]: [refusal(401, 'UNAUTHENTICATED'), me()],
    [refreshEndpoint]: renewed(),
  })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/')
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  expect(calls.map(({ endpoint, bearer, portal }) => `${endpoint} ${bearer} ${portal}`)).toEqual([
    `${meEndpoint} access-1 VENDOR_PORTAL`,
    `${refreshEndpoint} access-1 VENDOR_PORTAL`,
    `${meEndpoint} access-2 VENDOR_PORTAL`,
  ])
  expect(ownCalls).toEqual([])
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })
})

test('another API: its tokens are kept in our cookies', async ({ page, context }) => {
  const calls = await scriptApi(context, { 'POST /auth/login': loggedIn(), [meEndpoint]: me() })
  await page.goto('/')
  await signInThroughForm(page)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  expect(endpointsOf(calls)).toEqual(['POST /auth/login'])
  await expectTokens(context, bothTokens)
})
