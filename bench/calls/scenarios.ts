import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { cartScenarios } from './cart-scenarios.ts'
import type { Ask, Load } from '../measure/load.ts'
import { categoryCount } from '../servers/reference-data.ts'

export interface Scenario {
  name: string
  /** The requests of a batch: enough to take a good part of a second. */
  requests: number
  next(): Ask
}

let counter = 0
/** A number that never repeats, not even across scenarios. */
const fresh = () => (counter += 1)

export const referenceScenario: Scenario = {
  name: 'R: bare Fastify, 24 products',
  requests: 600,
  next: () => ({ path: `/products?category=${fresh() % categoryCount}` }),
}

/** The same answer, compressed as Haat compresses its own. */
export const compressedReference: Scenario = {
  name: 'R with compression',
  requests: 600,
  next: () => ({ path: `/products/compressed?category=${fresh() % categoryCount}` }),
}

function contactMessage(): Ask {
  const n = fresh()
  const body = {
    name: 'Sita Sharma',
    email: `sita.${n}@mail.example`,
    phoneNumber: '+977 9841234567',
    subject: `Where is order ${n}?`,
    message: `It was promised for yesterday and has not come yet. The order has the number ${n}.`,
    type: 'support',
    timestamp: new Date().toISOString(),
  }
  return { method: 'POST', path: '/api/contact-admin', body: JSON.stringify(body) }
}

export const same = (name: string, requests: number, path: string): Scenario => ({
  name,
  requests,
  next: () => ({ path }),
})

/** Requests an address that no cache has seen. */
export const anew = (name: string, path: string): Scenario => ({
  name,
  requests: 60,
  next: () => ({ path: `${path}?x=${fresh()}` }),
})

const pages: Scenario[] = [
  same('page / (HTML cache)', 300, '/'),
  same('page /about (HTML cache)', 300, '/about'),
  same('page /terms-and-conditions (HTML cache)', 300, '/terms-and-conditions'),
  same('page /help-support (HTML cache)', 300, '/help-support'),
  anew('page / rendered', '/'),
  anew('page /about rendered', '/about'),
  anew('page /terms-and-conditions rendered', '/terms-and-conditions'),
  anew('page /help-support rendered', '/help-support'),
  {
    name: 'page / with a token cookie (spinner)',
    requests: 60,
    next: () => ({ path: '/', headers: { cookie: `${accessTokenCookie}=bench` } }),
  },
]

const calls: Scenario[] = [
  same('GET /api/health', 500, '/api/health'),
  same(
    'GET /api/master-content/key/terms_and_conditions',
    300,
    '/api/master-content/key/terms_and_conditions',
  ),
  same('GET /api/master-content', 300, '/api/master-content'),
  same('GET /api/site/settings', 500, '/api/site/settings'),
  { name: 'POST /api/contact-admin', requests: 150, next: contactMessage },
]

/** The scenarios of a running Haat; the addresses of files are read from its own answers, as a browser does. */
export async function haatScenarios(load: Load): Promise<Scenario[]> {
  const plain = { 'accept-encoding': 'identity' }
  const home = (await load.send({ path: '/', headers: plain })).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0]
  const terms = await load.send({ path: '/api/master-content/key/terms_and_conditions', headers: plain })
  const pdf = (JSON.parse(terms.text()) as { data: { files: { url: string }[] } }).data.files[0]?.url
  if (!script || !pdf) throw new Error('The home page names no script, or the terms have no PDF')
  return [
    ...pages,
    ...calls,
    ...(await cartScenarios(load)),
    same('the PDF of the terms', 300, pdf),
    same('a script of the client', 500, script),
  ]
}
