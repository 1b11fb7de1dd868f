import { payoutSteps } from '@haat/contract/domains/payouts.rules.ts'
import { expect, test } from 'vitest'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import type { Notification, NotificationChoice } from '@haat/contract/domains/notifications.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { WeekHours } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { signedIn } from '../../../../api/test/factories.ts'
import type { TestApp } from '../../../../api/test/test-app.ts'

/** Reads an address; the caller says what of the answer it looks at. */
type Read = <T>(path: `/${string}`) => Promise<T>
interface Shops {
  items: { shopId: string; slug: string }[]
}
interface Tools {
  haat: TestApp
  /** Reads as the shopper. */
  read: Read
  signIn(email: string): Promise<Read>
  readerWith(headers: Awaited<ReturnType<typeof signedIn>>): Read
}

/** What the shops of the demo show, to be called where the demo has been loaded. */
export function testShops(tools: () => Tools) {
  test('the commission has rules in every state', async () => {
    const { haat, readerWith } = tools()
    const ask = readerWith(await signedIn(haat.services, 'admin'))
    const states: string[] = []
    for (const tab of ['running', 'coming', 'ended']) {
      const { items } = await ask<{ items: CommissionRule[] }>(`/staff/commission-rules?state=${tab}`)
      states.push(...items.map(({ subject, state }) => `${state} ${subject}`))
    }
    const running = ['category', 'product', 'shop'].map((subject) => `running ${subject}`)
    expect(states.toSorted()).toEqual(['coming shop', 'ended shop', ...running, 'withdrawn category'])
  })

  test('the vendor was told of several kinds, has read some of it, and has stopped one in a shop', async () => {
    const ask = await tools().signIn('vendor@haat.test')
    const { items: shops } = await ask<Shops>('/vendor/shops')
    const pathOf = (slug: string) =>
      `/vendor/shops/${shops.find((shop) => shop.slug === slug)!.shopId}/notifications` as const
    const palpa = pathOf('palpa-dhaka-udhyog')
    const { items } = await ask<{ items: Notification[] }>(`${palpa}?pageSize=100`)
    const kinds = new Set(items.map(({ kind }) => kind))
    for (const kind of ['newOrder', 'lowStock', 'listingSentBack', 'payout'] as const) {
      expect(kinds.has(kind), kind).toBe(true)
    }
    expect(new Set(items.map(({ isRead }) => isRead))).toEqual(new Set([true, false]))
    const choices = await ask<{ items: NotificationChoice[] }>(`${pathOf('asan-kapada-pasal')}/choices`)
    expect(choices.items.filter(({ isStopped }) => isStopped).map(({ kind }) => kind)).toEqual(['lowStock'])
  })

  test('the vendor owns a shop with a manager, a packer and invitations, and manages a second one', async () => {
    const { signIn } = tools()
    const ask = await signIn('vendor@haat.test')
    const { items: shops } = await ask<Shops>('/vendor/shops')
    expect(shops).toMatchObject([
      { slug: 'asan-kapada-pasal', role: 'manager', memberCount: 2 },
      { slug: 'palpa-dhaka-udhyog', role: 'owner', memberCount: 3 },
    ])
    const { items, invitations } = await ask<{ items: unknown; invitations: unknown }>(
      `/vendor/shops/${shops[1]!.shopId}/members`,
    )
    expect(items).toMatchObject([
      { name: 'Pasang Sherpa', role: 'owner', isMe: true },
      { name: 'Durga Bashyal', role: 'manager', email: 'manager@haat.test' },
      { name: 'Bishnu Gaha', role: 'packer', email: 'packer@haat.test' },
    ])
    expect(invitations).toMatchObject([{ state: 'open' }, { state: 'ended' }])
    const { items: packersShops } = await (await signIn('packer@haat.test'))<Shops>('/vendor/shops')
    expect(packersShops).toMatchObject([{ slug: 'palpa-dhaka-udhyog', role: 'packer' }])
  })

  test('one shop has hours, a logo and a draft, one is on holiday, and one had another address name', async () => {
    const { read, signIn } = tools()
    const ask = await signIn('manager@haat.test')
    const [shop] = (await ask<Shops>('/vendor/shops')).items
    const page = await ask<{ draft: { about: Bilingual } }>(`/vendor/shops/${shop!.shopId}/page`)
    expect(page.draft.about.en).toContain('Twenty-two women')
    const { logo, hours } = await read<{ logo: Picture; hours: WeekHours }>(`/vendors/${shop!.slug}`)
    expect([logo.alt.en, hours[6]]).toEqual(['Dhaka topi', []])
    const { items } = await read<{ items: { id: string }[] }>(
      '/products?vendor=mustang-oon-udhyog&pageSize=1',
    )
    expect(await read(`/products/${items[0]!.id}`)).toHaveProperty('closed')
    expect(await read('/vendors/jumla-kosheli-ghar')).toMatchObject({ slug: 'jumla-jaibik-kosheli' })
  })

  test('one shop has a deal that runs, one that waits and one that is over, and a variant that is switched off', async () => {
    const { haat, read } = tools()
    const { rows } = await haat.database.pool.query<{ state: string; slug: string; id: string }>(`
      select case when ended_at is not null then 'over' when started_at is null then 'waits' else 'runs' end state, slug, p.id
      from deals d join products p on p.id = d.product_id
      union all select 'off', slug, p.id from product_variants v join products p on p.id = v.product_id where not is_offered`)
    const byState = new Map(rows.map(({ state, slug, id }) => [state, `${slug}-${id}`]))
    expect([...byState.keys()].toSorted()).toEqual(['off', 'over', 'runs', 'waits'])
    const onDeal = await read<{ pricePaisa: number; oldPricePaisa: number }>(
      `/products/${byState.get('runs')}`,
    )
    expect(onDeal).toMatchObject({
      seller: { slug: 'palpa-dhaka-udhyog' },
      lowestPaisa: onDeal.oldPricePaisa,
    })
    expect(onDeal.oldPricePaisa).toBeGreaterThan(onDeal.pricePaisa)
    const partlyOff = await read<{ variants: object[] }>(`/products/${byState.get('off')}`)
    expect(partlyOff.variants).toContainEqual(expect.objectContaining({ isOffered: false, stock: 'out' }))
  })

  test('one shop has listings in every state, one is trusted, and the first listing of a new shop comes first', async () => {
    const { haat, signIn, readerWith } = tools()
    const ask = await signIn('vendor@haat.test')
    const [asan, palpa] = (await ask<Shops>('/vendor/shops')).items
    const listed = await ask<{ items: ListingRow[]; counts: Record<string, number> }>(
      `/vendor/shops/${palpa!.shopId}/listings?pageSize=100`,
    )
    expect(listed.counts).toMatchObject({ draft: 2, 'in-review': 1, 'sent-back': 1, paused: 1, mend: 2 })
    expect(listed.counts['out-of-stock']).toBeGreaterThan(0)
    const changed = listed.items.filter(({ state }) => state === 'live')
    expect(new Set(changed.map(({ changes }) => changes))).toEqual(
      new Set(['none', 'in-review', 'sent-back']),
    )
    const trusted = await ask<{ items: ListingRow[] }>(`/vendor/shops/${asan!.shopId}/listings`)
    expect(trusted.items[0]).toMatchObject({ changes: 'none' })
    const staff = readerWith(await signedIn(haat.services, 'admin'))
    const { items, counts } = await staff<{ items: object[]; counts: object }>('/staff/listings')
    expect(items[0]).toMatchObject({ isFirstOfShop: true, shop: { slug: 'bandipur-bunai-ghar' } })
    expect(counts).toMatchObject({ waiting: 3, afterwards: 1 })
    const answers = await staff<{ items: object[] }>('/staff/listing-answers')
    expect(answers.items).toHaveLength(4)
  })

  test('payouts are in every state, one waits for a second person, one was repeated; a shop owes Haat', async () => {
    const { haat } = tools()
    const { rows } = await haat.database.pool.query(`
      select (select array_agg(distinct state order by state) from payouts) as states,
        (select count(*)::int from payouts p join payout_approvals a on a.payout_id = p.id where p.state = 'proposed') as halves,
        (select count(*)::int from payouts where repeats_id is not null) as repeats,
        (select count(*)::int from vendor_accounts where balance_paisa < 0) as owing,
        (select count(*)::int from vendors v join payout_accounts a on a.vendor_id = v.id
          where v.slug = 'ilam-chiya-ghar' and a.created_at > now() - interval '3 days') as fresh`)
    const states = payoutSteps.toSorted()
    expect(rows).toEqual([{ states, halves: 1, repeats: 1, owing: 1, fresh: 1 }])
  })

  test('one shop is suspended beside those that shoppers see, and one was suspended before', async () => {
    const { haat, read, signIn } = tools()
    expect((await read<{ total: number }>('/vendors?pageSize=1')).total).toBe(61)
    const { items: shops } = await (await signIn('asan@haat.test'))<Shops>('/vendor/shops')
    expect(shops).toMatchObject([
      { slug: 'asan-kapada-pasal', state: 'open', suspension: null },
      { slug: 'kalimati-jadibuti-chiya', state: 'suspended', suspension: { reason: 'papers-expired' } },
    ])
    expect(await read(`/vendors/${shops[1]!.slug}`)).toHaveProperty('paused')
    const { rows } = await haat.database.pool.query(
      'select p.slug, p.id from products p join vendors v on v.id = p.vendor_id where v.slug = $1',
      [shops[1]!.slug],
    )
    expect(rows).toHaveLength(3)
    expect(await read(`/products/${rows[0].slug}-${rows[0].id}`)).toHaveProperty('paused')
    const ended = await haat.database.pool.query('select from vendor_suspensions where ended_at is not null')
    expect(ended.rows).toHaveLength(1)
  })
}
