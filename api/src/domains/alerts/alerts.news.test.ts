import { afterAll, describe, expect, it } from 'vitest'
import { openAlertShop } from '../../../test/alert-shop.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { listingMember } from '../../../test/listing-scenario.ts'
import { makePerson, makeShop, sendAs } from '../../../test/shop-people.ts'
import { makeShopKeeper } from '../../../test/suspend.ts'
import { queueMorningNews } from './tell-alerts.service.ts'

const open = await openAlertShop()
const { haat, run, toldTo, tell, kindsTo, mailsOf, nextMails, nextNews, stumbleWhere, countTold } = open
afterAll(() => open.haat.close())

describe('new things of a shop', () => {
  const staffOf = async () =>
    bearer((await makeToken(haat.services, 'staff', { rights: ['catalogue', 'vendors'] })).token)
  const approve = async (
    owner: ReturnType<typeof listingMember>,
    path: string,
    kind: 'product' | 'service',
  ) => {
    const { id } = await owner.send(kind)
    const versions = (await owner.person.send(`GET ${path as '/x'}/listings/${id}/versions`)).json().data
      .items
    const answer = await sendAs(haat, await staffOf(), `POST /staff/listings/${versions[0].id}/approve`)
    expect(answer.statusCode, answer.body).toBe(200)
    return id
  }

  it('are told to its followers in the morning, all of a day in one notification', async () => {
    const other = await makeShop(haat, ['owner'])
    const owner = listingMember(haat, other, other.owner)
    const [asha, stranger] = [await makePerson(haat), await makePerson(haat)]
    await asha.send(`PUT /alerts/shops/${other.slug}`)
    for (const kind of ['product', 'product', 'service'] as const) await approve(owner, other.path, kind)
    await tell()
    expect(await kindsTo(asha)).toEqual([])
    await nextNews()
    await nextNews()
    expect(await toldTo(asha)).toMatchObject([
      { kind: 'newThings', data: { slug: other.slug, count: 3, titles: [{ en: 'Loom repair' }, {}, {}] } },
    ])
    expect(await kindsTo(stranger)).toEqual([])
    await nextMails()
    const [mail] = await mailsOf(asha)
    expect(mail!.text).toContain('3 new things from Pashupati Pashmina: Loom repair, Allo nettle scarf')
    expect(mail!.text).toContain(`/vendors/${other.slug}`)
  })

  it('are told only when they come for the first time, and not when they were taken out before', async () => {
    const other = await makeShop(haat, ['owner'])
    const owner = listingMember(haat, other, other.owner)
    const id = await approve(owner, other.path, 'product')
    const asha = await makePerson(haat)
    await asha.send(`PUT /alerts/shops/${other.slug}`)
    await owner.save(id, { story: { en: 'Another story', ne: 'अर्को' } })
    await owner.submit(id)
    const [version] = (await owner.person.send(`GET ${other.path}/listings/${id}/versions`)).json().data.items
    await sendAs(haat, await staffOf(), `POST /staff/listings/${version.id}/approve`)
    const paused = await approve(owner, other.path, 'product')
    await owner.person.send(`PUT ${other.path}/listings/${paused}/pause`, { isPaused: true })
    await nextNews()
    expect(await kindsTo(asha)).toEqual([])
    expect((await run('select from new_things where vendor_id = $1', [other.vendorId])).rowCount).toBe(0)
  })

  it('are not mailed to whoever follows no longer, nor of a shop that is suspended by then', async () => {
    const other = await makeShop(haat, ['owner'])
    const owner = listingMember(haat, other, other.owner)
    const [asha, bina] = [await makePerson(haat), await makePerson(haat)]
    for (const person of [asha, bina]) await person.send(`PUT /alerts/shops/${other.slug}`)
    await approve(owner, other.path, 'product')
    await nextNews()
    await asha.send(`DELETE /alerts/shops/${other.slug}`)
    await (await makeShopKeeper(haat)).suspend(other.vendorId)
    await nextMails()
    for (const person of [asha, bina]) expect(await mailsOf(person)).toEqual([])
  })

  it('reach many followers in batches, each once, also after a crash, and cost the approval one row', async () => {
    const other = await makeShop(haat, ['owner'])
    const owner = listingMember(haat, other, other.owner)
    await run(
      `with made as (insert into users (id, name, email, roles)
        select gen_random_uuid(), 'Fan ' || n, 'fan' || n || '@haat.test', '{}' from generate_series(1, 1100) n returning id)
       insert into shop_follows (user_id, vendor_id) select id, $1 from made`,
      [other.vendorId],
    )
    await approve(owner, other.path, 'product')
    expect((await run('select from new_things where vendor_id = $1', [other.vendorId])).rowCount).toBe(1)
    await queueMorningNews(haat.services, new Date(Date.now() + 86_400_000))
    const key = `newThings ${other.vendorId}`
    const mend = await stumbleWhere(`(select count(*) from notifications where key like '${key} %') >= 1000`)
    await tell()
    expect(await countTold(key)).toBe(1000)
    await mend()
    await tell()
    expect(await countTold(key)).toBe(1100)
  })
})
