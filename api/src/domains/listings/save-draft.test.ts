import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightsOfRole } from '@haat/contract/domains/members.rules.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { listingMember, makeListingPictures } from '../../../test/listing-scenario.ts'
import { buildPlannedApp, type PlannedApp } from '../../../test/query-plans.ts'
import { makeShop, sendAs } from '../../../test/shop-people.ts'
import { saveListing } from './save-draft.service.ts'

let planned: PlannedApp
let staff: ReturnType<typeof bearer>
beforeAll(async () => {
  planned = await buildPlannedApp()
  staff = bearer((await makeToken(planned.haat.services, 'staff', { rights: ['catalogue'] })).token)
})
afterAll(async () => {
  await expectInvariants(planned.haat.services.db)
  await planned.close()
})

const openShop = () => makeShop(planned.haat, ['owner', 'manager'])
let shop: Awaited<ReturnType<typeof openShop>>
let owner: ReturnType<typeof listingMember>
beforeEach(async () => {
  shop = await openShop()
  owner = listingMember(planned.haat, shop, shop.owner)
})

const story = (en: string) => ({ story: { en, ne: `${en} ने` } })
const approve = async (id: string) => {
  const { items } = (await owner.person.send(`GET ${shop.path}/listings/${id}/versions`)).json().data
  return sendAs(planned.haat, staff, `POST /staff/listings/${items[0].id}/approve`)
}
const goLive = async () => {
  const sent = await owner.send()
  await approve(sent.id)
  return sent
}

describe('few statements are enough', () => {
  it('to save a draft: the session with the membership, the listing, and what is written', async () => {
    const { id } = await goLive()
    const { version } = await owner.read(id)
    const sent = await planned.statementsOf(() => owner.save(id, story('Once more'), version))
    expect(sent).toHaveLength(3)
    expect((await owner.read(id)).content.story.en).toBe('Once more')
  })

  it('to approve a change of words, which touches neither choices nor what the search knows', async () => {
    const { id } = await goLive()
    await owner.save(id, story('Another'))
    await owner.submit(id)
    const [{ id: versionId }] = (await owner.person.send(`GET ${shop.path}/listings/${id}/versions`)).json()
      .data.items
    const sent = await planned.statementsOf(() =>
      sendAs(planned.haat, staff, `POST /staff/listings/${versionId}/approve`),
    )
    expect(sent.length).toBeLessThanOrEqual(9)
    expect(sent.filter((text) => /product_variants"? set|search_documents/.test(text))).toEqual([])
    expect(await owner.read(id)).toMatchObject({ state: 'live', live: { content: story('Another') } })
  })
})

describe('a save that locks nothing beforehand', () => {
  it('loses against another one of the same version, whoever comes first', async () => {
    const { id } = await goLive()
    const { version } = await owner.read(id)
    const manager = listingMember(planned.haat, shop, shop.manager)
    const answers = await Promise.all([
      owner.save(id, story('By the owner'), version),
      manager.save(id, story('By the manager'), version),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const won = answers.find(({ statusCode }) => statusCode === 200)!.json().data
    expect(await owner.read(id)).toEqual(won)
    expect(won.version).toBe(version + 1)
  })

  it('stays a draft beside a decision of staff at the same moment', async () => {
    const { id } = await owner.send()
    const { version } = await owner.read(id)
    const [saved] = await Promise.all([owner.save(id, story('Meanwhile'), version), approve(id)])
    expect(saved.statusCode).toBe(200)
    expect(await owner.read(id)).toMatchObject({
      state: 'live',
      changes: 'unsent',
      content: story('Meanwhile'),
      live: { content: { story: { en: 'Spun and woven in Rukum.' } } },
    })
  })

  it('is refused to somebody who left the shop after the request began, and to who may no longer', async () => {
    const { id } = await goLive()
    const { version } = await owner.read(id)
    const { vendorId, manager } = shop
    const membership = {
      id: manager.memberId,
      vendorId,
      role: 'manager' as const,
      rights: rightsOfRole.manager,
      isSuspended: false,
      hasSecondFactor: false,
    }
    const { user, sessionId } = manager
    const caller = {
      userId: user.id,
      sessionId,
      name: user.name,
      roles: [],
      staffRights: [],
      isConfirmed: true,
      ipAddress: '',
    }
    const save = () =>
      saveListing(planned.haat.services, { membership, caller }, id, { version, fields: story('Too late') })
    const { pool } = planned.haat.database
    await pool.query(`update vendor_members set role = 'packer' where id = $1`, [manager.memberId])
    await expect(save()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await pool.query(`update vendor_members set ended_at = now(), ended_for = 'left' where id = $1`, [
      manager.memberId,
    ])
    await expect(save()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await owner.read(id)).version).toBe(version)
  })

  it('names a picture that was just uploaded, and none of another shop', async () => {
    const { id, fields } = await goLive()
    const alt = fields.pictures[0]!.alt
    const named = async (vendorId: number) => {
      const [pictureId] = await makeListingPictures(planned.haat, vendorId, shop.owner.user.id, 1)
      return { pictures: [...fields.pictures, { pictureId, alt }] }
    }
    expectRefusal(await owner.save(id, await named(shop.vendorId + 1)), 422, 'VALIDATION_FAILED')
    const saved = await owner.save(id, await named(shop.vendorId))
    expect(saved.json().data.content.pictures).toHaveLength(4)
    expect(Object.keys(saved.json().data.pictures)).toHaveLength(4)
  })
})
