import fc from 'fast-check'
import { expect, inject, it, vi } from 'vitest'
import { network, resetBrowser, setOnline, type Fault } from './testing/play-browser.ts'
import { createModel } from './testing/play-model.ts'
import type { openTab } from './testing/play-tab.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    /** Started by `api/test/start-plays-api.ts`. */
    playsApi: { address: string; products: { productId: string; variantId: string; stock: number }[] }
  }
}

const plays = process.env['LONG_ROUNDS'] ? 2000 : 25
const { address, products } = inject('playsApi')

const nat = (count: number) => fc.nat({ max: count - 1 })
const tab = nat(2)
const of = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)
const goods = { tab, product: nat(products.length) }
const press = fc.oneof(
  { weight: 7, arbitrary: fc.record({ kind: of('add', 'more', 'less', 'remove', 'undo'), ...goods }) },
  { weight: 4, arbitrary: fc.record({ kind: of('heart'), ...goods }) },
  { weight: 2, arbitrary: fc.record({ kind: of('signIn'), tab, person: nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('signOut'), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('fault'), fault: of<Fault>('lost', 'unanswered', 'refused') }),
  },
  { weight: 4, arbitrary: fc.record({ kind: of('offline', 'online', 'online', 'settle') }) },
)
type Press = typeof press extends fc.Arbitrary<infer One> ? One : never

const pause = () => new Promise((resolve) => setTimeout(resolve))
const patiently = { timeout: 5000, interval: 20 }

/** A person with an account, asked about past the client and its network. */
async function register() {
  const credentials = { email: `${crypto.randomUUID()}@haat.test`, password: 'seven-hills-and-a-river' }
  const post = (path: string, body: object) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, ...body }),
    })
  await post('/auth/register', { name: 'Sita Gurung', acceptedTerms: true })
  async function signIn() {
    const answer = await post('/auth/login', {})
    const { accessToken } = await answer.json()
    const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0])
    return { authorization: `Bearer ${accessToken.token}`, cookie: cookies.join('; ') }
  }
  let headers = await signIn()
  const ask = async (method: string, path: string) => {
    const send = () => fetch(`${address}/api${path}`, { method, headers })
    let response = await send()
    // Two thousand plays may take longer than a token lives.
    if (response.status === 401) {
      headers = await signIn()
      response = await send()
    }
    expect(response.status).toBe(200)
    return (await response.json()).data
  }
  return {
    credentials,
    held: async () =>
      quantities((await ask('GET', '/wishlists')).products, (await ask('GET', '/cart')).items),
    async forgetAll() {
      await ask('DELETE', '/wishlists/clear/all')
      for (const { variantId } of products) await ask('DELETE', `/cart/items/${variantId}`)
    },
  }
}

interface Line {
  variantId: string
  quantity: number
}
const inCart = products.map(({ variantId, stock }) => ({ name: `cart ${variantId}`, most: stock }))
const saved = products.map(({ productId }) => ({ name: `saved ${productId}`, most: 1 }))
/** How much there is of everything, by name. */
const quantities = (ids: readonly string[], lines: readonly Line[]): Record<string, number> =>
  Object.fromEntries([
    ...products.map(({ productId }, at) => [saved[at]!.name, Number(ids.includes(productId))]),
    ...products.map(({ variantId }, at) => [
      inCart[at]!.name,
      lines.find((line) => line.variantId === variantId)?.quantity ?? 0,
    ]),
  ])

/** Each tab has modules of its own, as `web/vite/tab-modules.ts` explains. */
const openers = await Promise.all(
  [0, 1].map(async (at): Promise<typeof openTab> => {
    const modules = await import(/* @vite-ignore */ `./testing/play-tab.tsx?tab=${at}`)
    return modules.openTab
  }),
)
const people = await Promise.all([register(), register()])

async function play(presses: readonly Press[]) {
  resetBrowser()
  await Promise.all(people.map((person) => person.forgetAll()))
  const model = createModel([...inCart, ...saved])
  const tabs = await Promise.all(openers.map((open) => open(address, products)))
  let current: (typeof people)[number] | undefined

  /** Messages between tabs take a moment, in which nothing seems to happen. */
  function settle() {
    let quietTimes = 0
    return vi.waitFor(
      () => {
        const stirring = [network.inFlight, ...tabs.map((one) => one.stirring())]
        quietTimes = stirring.every((count) => count === 0) ? quietTimes + 1 : 0
        expect(quietTimes, `${stirring}\n${network.log.join('\n')}`).toBeGreaterThan(3)
      },
      { ...patiently, interval: 1 },
    )
  }
  /** Somebody presses in a tab only after it has heard who is here now. */
  const untilAllShow = (userId: string | undefined) =>
    vi.waitFor(() => expect(tabs.map((one) => one.shown().userId)).toEqual([userId, userId]), patiently)

  async function run(one: Press) {
    // What a press before this one has changed is shown.
    await pause()
    if (one.kind === 'fault') return void network.faults.push(one.fault)
    if (one.kind === 'offline' || one.kind === 'online') return setOnline(one.kind === 'online')
    if (!('tab' in one)) return settle()
    const { cart, session, wishlist, ids, lines } = tabs[one.tab]!.shown()
    if (one.kind === 'signIn') {
      const user = await session.signIn(people[one.person]!.credentials).catch(() => undefined)
      if (!user) return undefined
      model.signIn(one.person)
      current = people[one.person]
      return untilAllShow(user.id)
    }
    if (one.kind === 'signOut') {
      if (!current) return undefined
      await session.signOut()
      model.signOut()
      current = undefined
      await untilAllShow(undefined)
      // The news of it reaches also the tab that has sent it.
      return settle()
    }
    const shown = quantities(ids, lines)
    const change = (
      thing: (typeof saved)[number],
      wanted: (now: number) => number,
      answer: Promise<number>,
    ) => model.press(thing, one.tab, shown[thing.name]!, wanted, answer)

    const pick = products[one.product]!
    const heart = saved[one.product]!
    const thing = inCart[one.product]!
    const quantity = shown[thing.name]!
    const more = (now: number) => now + 1
    const less = (now: number) => Math.max(1, now - 1)
    if (one.kind === 'heart') {
      const isSaved = shown[heart.name] === 1
      const changed = isSaved ? wishlist.remove(pick.productId) : wishlist.save(pick.productId)
      const answer = changed.then((isAccepted) =>
        isAccepted ? Number(!isSaved) : Promise.reject(new Error()),
      )
      return change(heart, () => Number(!isSaved), answer)
    }
    if (one.kind === 'add')
      return change(
        thing,
        more,
        cart.add(pick, 1, pick.stock).then((added) => added.quantity),
      )
    if (one.kind === 'more') {
      if (quantity > 0 && quantity < pick.stock)
        change(
          thing,
          more,
          cart.set(pick, more, pick.stock).then(({ accepted }) => accepted),
        )
    } else if (one.kind === 'less') {
      if (quantity > 1)
        change(
          thing,
          less,
          cart.set(pick, less, pick.stock).then(({ accepted }) => accepted),
        )
    } else if (quantity > 0) {
      const removal = cart.remove(pick)
      change(
        thing,
        () => 0,
        removal.then(({ removed }) => removed).then(() => 0),
      )
      if (one.kind === 'undo')
        change(
          thing,
          () => quantity,
          removal.then(({ undo }) => undo()).then(() => quantity),
        )
    }
    return undefined
  }

  async function compare() {
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    const held = current
      ? await current.held()
      : quantities(stored('wishlist')?.products ?? [], stored('cart') ?? [])
    const shown = tabs.map((one) => {
      const { ids, lines } = one.shown()
      return { ...quantities(ids, lines), hearts: one.pressedHearts().toSorted() }
    })
    const hearts = products.map(({ productId }) => productId).filter((_, at) => held[saved[at]!.name] === 1)
    expect(shown, network.log.join('\n')).toEqual(tabs.map(() => ({ ...held, hearts: hearts.toSorted() })))
    return held
  }

  try {
    for (const one of presses) {
      network.log.push(JSON.stringify(one))
      await run(one)
    }
    network.log.push('end')
    network.faults.length = 0
    setOnline(true)
    await settle()
    const visitorHeld = await vi.waitFor(compare, patiently)
    const expected = model.end()
    const check = (held: Record<string, number>, possible: Map<string, Set<number>>) => {
      for (const [name, values] of possible)
        expect([...values], `${name}\n${network.log.join('\n')}`).toContain(held[name])
    }
    for (const [at, person] of people.entries()) check(await person.held(), expected.people[at]!)
    if (expected.visitor) check(visitorHeld, expected.visitor)
  } finally {
    for (const one of tabs) one.close()
  }
}

/** A failure prints its seed and the shortest play that fails; `PLAY_SEED=<seed>` plays the same again. */
it('whatever is pressed in two tabs, in the end both show what the server holds', async () => {
  const seed = process.env['PLAY_SEED']
  await fc.assert(fc.asyncProperty(fc.array(press, { minLength: 5, maxLength: 12, size: 'max' }), play), {
    numRuns: plays,
    ...(seed && { seed: Number(seed) }),
  })
})
