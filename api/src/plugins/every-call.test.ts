import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { errorSchema } from '@haat/contract/shared/errors.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { signedIn } from '../../test/factories.ts'
import { sampleCall } from '../../test/sample-calls.ts'
import { shopCalls } from '../../test/shop-calls.ts'
import { makePerson, makeShop } from '../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' }[]
}

let haat: TestApp
let paths: Record<string, Record<string, Operation>>
let shop: Awaited<ReturnType<typeof makeWholeShop>>
const makeWholeShop = () => makeShop(haat, ['owner'])
let staff: Record<string, string>
let shopper: Record<string, string>
beforeAll(async () => {
  haat = await buildTestApp()
  paths = (await haat.app.inject('/api/openapi.json')).json().paths
  shop = await makeWholeShop()
  staff = await signedIn(haat.services, 'admin')
  shopper = (await makePerson(haat)).headers
})
afterAll(() => haat.close())

const calls = Object.entries(endpoints as Record<string, Endpoint>).map(([line, endpoint]) => ({
  line,
  endpoint,
}))

/** Who may make the call, so that it is its input that is refused. */
function headersFor({ access }: Endpoint) {
  if (access.startsWith('vendor')) return shop.owner.headers
  return access === 'admin' || access.startsWith('staff') ? staff : shopper
}

/** The call with input that is well-formed. */
function wellFormed(line: string, endpoint: Endpoint) {
  if (!endpoint.access.startsWith('vendor')) return sampleCall(line, headersFor(endpoint))
  const { url, ...sample } = sampleCall(line, headersFor(endpoint))
  const payload = shopCalls.bodies[line]?.() ?? sample.payload
  const [path] = url.replace('/shops/nothing', `/shops/${shop.shopId}`).split('?')
  return { ...sample, url: `${path}${shopCalls.queries[line] ?? ''}`, ...(payload && { payload }) }
}

const parametersOf = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  const described = path.replace(/:(\w+)/g, '{$1}')
  return (paths[described] ?? paths[`/api${described}`])?.[method.toLowerCase()]?.parameters ?? []
}

describe('an address', () => {
  const withParameters = calls.filter(({ endpoint }) => endpoint.params ?? endpoint.query)

  it.each(withParameters)(
    'of $line with a control character is refused in a sentence',
    async ({ line, endpoint }) => {
      const { url, ...call } = wellFormed(line, endpoint)
      const [path = '', search = ''] = url.split('?')
      for (const { name, in: place } of parametersOf(line)) {
        for (const unreadable of ['%00', 'a%00b', '%0a', 'tea%7F', '%c2%85']) {
          const names = line.split(' ')[1]!.split('/')
          const at = names.indexOf(`:${name}`) + 1
          const hostile =
            place === 'path'
              ? `${path.split('/').with(at, unreadable).join('/')}?${search}`
              : `${path}?${name}=${unreadable}`
          const answer = await haat.app.inject({ ...call, url: hostile })
          expect(answer.statusCode, `${hostile} ${answer.body}`).toBe(name === 'shopId' ? 404 : 422)
          errorSchema.parse(answer.json())
        }
      }
    },
  )
})

/** Every copy of a value in which one text is another one. */
function* withOneText(value: unknown, change: (text: string) => string): Generator<unknown> {
  if (typeof value === 'string') yield change(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of withOneText(inner, change)) {
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
    }
  }
}

describe('a body', () => {
  const withBody = calls.filter(({ endpoint }) => endpoint.body)

  it.each(withBody)(
    'of $line is refused with each text that the database cannot hold',
    async ({ line, endpoint }) => {
      const call = wellFormed(line, endpoint)
      for (const payload of withOneText(call.payload, (text) => `${text}\0x`)) {
        const answer = await haat.app.inject({ ...call, payload: payload as object })
        expect(answer.statusCode, `${JSON.stringify(payload)} ${answer.body}`).toBe(422)
        errorSchema.parse(answer.json())
      }
      for (const payload of withOneText(call.payload, (text) => `${text}\ud800`)) {
        const answer = await haat.app.inject({ ...call, payload: payload as object })
        expect(answer.statusCode, `${JSON.stringify(payload)} ${answer.body}`).toBeLessThan(500)
      }
    },
  )

  it('keeps its tabs, the breaks of lines and pages, and what a terminal leaves', async () => {
    const words = { en: 'One line\tof a table\r\nand another\vfrom a letter\fon two \u001b[31mpages', ne: '' }
    const headers = staff
    const payload = { shortcut: 'letter', words }
    const url = '/api/staff/saved-replies'
    expect((await haat.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
    const { rows } = await haat.database.pool.query(
      "select en, ne from saved_replies where shortcut = 'letter'",
    )
    expect(rows).toEqual([words])
  })

  it('may be nested as deeply as it likes', async () => {
    const answer = await haat.app.inject({
      method: 'PUT',
      url: '/api/auth/me',
      headers: { ...shopper, 'content-type': 'application/json' },
      payload: `{"language":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    })
    expectRefusal(answer, 422, 'VALIDATION_FAILED')
  })
})

describe('a call that takes no body', () => {
  const bodyless = calls.filter(
    ({ line, endpoint: { body, takesFile } }) => !line.startsWith('GET') && !body && !takesFile,
  )

  it.each(bodyless)(
    '$line does the same when it names the type of JSON and sends none',
    async ({ line, endpoint }) => {
      const { method, url, headers } = wellFormed(line, endpoint)
      const plain = await haat.app.inject({ method, url, headers })
      const named = await haat.app.inject({
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
      })
      expect([named.statusCode, named.json().message]).toEqual([plain.statusCode, plain.json().message])
    },
  )
})
