import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { makeCategory } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { listingMember, makeListingPictures, productFields } from '../../../test/listing-scenario.ts'
import { makeShop, sendAs } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const plan = isLong ? { numRuns: 100, maxLength: 80 } : { numRuns: 2, maxLength: 40 }

let haat: TestApp
let staff: ReturnType<typeof bearer>
beforeAll(async () => {
  haat = await buildTestApp()
  staff = bearer((await makeToken(haat.services, 'staff', { rights: ['catalogue', 'vendors'] })).token)
})
afterAll(() => haat.close())

const actions = [
  'begin',
  'rename',
  'retell',
  'resize',
  'submit',
  'submit',
  'withdraw',
  'discard',
  'pause',
  'resume',
  'reprice',
  'switch',
  'approve',
  'approve',
  'send-back',
  'take-back',
  'trust',
  'kill',
] as const
const step = fc.record({
  what: fc.constantFrom(...actions),
  who: fc.boolean(),
  at: fc.nat(30),
  isAlone: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Two members and staff at one shop, who all go on with whatever they find. */
async function openPlay() {
  const shop = await makeShop(haat, ['owner', 'manager'])
  const members = [listingMember(haat, shop, shop.owner), listingMember(haat, shop, shop.manager)]
  const category = await makeCategory(haat.services)
  const pictures = await makeListingPictures(haat, shop.vendorId, shop.owner.user.id, 4)
  const ids: string[] = []
  let kills = 0
  const asStaff = (line: Parameters<typeof sendAs>[2], body?: object) => sendAs(haat, staff, line, body)

  async function pickVersion(at: number, state: 'waiting' | 'afterwards') {
    const answer = await asStaff(`GET /staff/listings?state=${state}&shop=${shop.shopId}`)
    const items: { id: string }[] = answer.json().data?.items ?? []
    return items[at % items.length]?.id
  }

  async function changeOffer(member: (typeof members)[0], id: string, at: number, isPrice: boolean) {
    const listing = await member.read(id)
    const variants = listing?.live?.variants ?? []
    const variant = variants[at % variants.length]
    if (!variant) return undefined
    const { variantId, pricePaisa, isOffered } = variant
    const change = isPrice
      ? { variantId, wasPaisa: pricePaisa, pricePaisa: (at + 1) * 100_00 }
      : { variantId, wasOffered: isOffered, isOffered: !isOffered }
    return member.person.send(`PUT ${shop.path}/listings/${id}/prices`, { changes: [change] })
  }

  async function act({ what, who, at }: Step) {
    const member = members[who ? 1 : 0]!
    const id = ids[at % ids.length]
    const words = { en: `Words ${at}`, ne: `शब्द ${at}` }
    const said = { reasons: [{ field: 'name', words: 'Please mend it.' }], words: '' }
    const post = (path: string, body?: object) =>
      member.person.send(`POST ${shop.path}/listings/${id}/${path}`, body)
    if (what === 'begin') {
      const made = await member.begin()
      if (!made) return undefined
      ids.push(made.id)
      return member.save(made.id, productFields(pictures.slice(0, 3), category.slug))
    }
    if (what === 'kill') {
      kills += 1
      await haat.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
      return undefined
    }
    if (what === 'approve' || what === 'send-back' || what === 'take-back') {
      const isAfter = what === 'take-back' || (what === 'approve' && at % 3 === 0)
      const version = await pickVersion(at, isAfter ? 'afterwards' : 'waiting')
      if (!version) return undefined
      return asStaff(`POST /staff/listings/${version}/${what}`, what === 'approve' ? undefined : said)
    }
    if (what === 'trust')
      return asStaff(`PUT /staff/vendors/${shop.shopId}/trusted`, { isTrusted: at % 2 === 0 })
    if (id === undefined) return undefined
    const listing = (await member.read(id)) as Listing | undefined
    if (!listing) return undefined
    const { version } = listing
    if (what === 'rename') return member.save(id, { name: words }, version)
    if (what === 'retell') return member.save(id, { story: words, readyDays: (at % 5) + 1 }, version)
    if (what === 'resize') {
      const fields = productFields(pictures.slice(at % 2, 3 + (at % 2)), category.slug)
      const kept = at % 3 === 0 ? 1 : 2
      const [option] = fields.options
      const options = [{ ...option!, values: option!.values.slice(0, kept) }]
      return member.save(
        id,
        { options, variants: fields.variants.slice(0, kept), pictures: fields.pictures },
        version,
      )
    }
    if (what === 'reprice' || what === 'switch') return changeOffer(member, id, at, what === 'reprice')
    if (what === 'pause' || what === 'resume')
      return member.person.send(`PUT ${shop.path}/listings/${id}/pause`, { isPaused: what === 'pause' })
    return what === 'withdraw' ? post('withdraw') : post(what, { version })
  }
  return {
    async act(one: Step) {
      // Whose connection is cut is told to try again, and nothing of it is left.
      const answer = await act(one).catch((error: unknown) => {
        if (kills === 0) throw error
      })
      const isCut = kills > 0 && answer?.statusCode === 503
      if (answer && !isCut) expect(answer.statusCode, `${one.what}: ${answer.body}`).toBeLessThan(500)
    },
    countLive: async () =>
      (
        await haat.database.pool.query(`select from listings where vendor_id = $1 and is_live`, [
          shop.vendorId,
        ])
      ).rowCount ?? 0,
  }
}

it(
  'whatever two members and staff do, alone, at once or with their connections cut: what is live was approved or can be taken back',
  { timeout: isLong ? 1_800_000 : 60_000 },
  async () => {
    let live = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: plan.maxLength / 2, maxLength: plan.maxLength }),
        async (steps) => {
          const play = await openPlay()
          let running: Promise<unknown>[] = []
          const opening = ['begin', 'submit', 'approve', 'begin', 'submit'] as const
          for (const what of opening) await play.act({ what, who: false, at: 1, isAlone: true })
          for (const one of steps) {
            running.push(play.act(one))
            if (one.isAlone) running = (await Promise.all(running)) && []
          }
          await Promise.all(running)
          live += await play.countLive()
          await expectInvariants(haat.services.db)
        },
      ),
      { numRuns: plan.numRuns, endOnFailure: true },
    )
    console.log(`${live} listings live after ${plan.numRuns} plays`)
    expect(live).toBeGreaterThan(0)
  },
)
