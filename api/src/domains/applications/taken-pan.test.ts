import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import {
  acceptAll,
  begin,
  decide,
  fillIn,
  makeAgreement,
  makeApplicant,
  makeJudge,
  mine,
  patch,
  send,
  sent,
} from '../../../test/application-scenario.ts'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let staff: Awaited<ReturnType<typeof makeJudge>>
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
  staff = await makeJudge(haat)
})
afterAll(() => haat.close())

describe('one PAN for several applications', () => {
  it('with the same PAN, however it is spelled: one is sent, the others are told', async () => {
    const spelled = ['300222111', '300 222-111', '३००२२२१११', '३००.२२२ 111\u200b']
    const people = await Promise.all(spelled.map(() => makeApplicant(haat)))
    const drafts = await Promise.all(spelled.map((panNumber, at) => fillIn(haat, people[at]!, { panNumber })))
    expect(drafts.map(({ fields }) => fields.panNumber)).toEqual(spelled.map(() => '300222111'))
    const sending = drafts.map((draft, at) => send(haat, people[at]!, draft))
    const answers = await Promise.all(sending)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(expectRefusal(answer, 409, 'CONFLICT').fields).toEqual({
        panNumber: 'Another shop or application has this PAN.',
      })
    const { rows } = await haat.database.pool.query(
      `select count(*)::int as n from vendor_applications where pan_number = '300222111' and state = 'sent'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it('in other figures than ours, or with one too many, is no PAN', async () => {
    const applicant = await makeApplicant(haat)
    const begun = await begin(haat, applicant)
    for (const panNumber of ['３００２２２１１１', '٣٠٠٢٢٢١١١', '0300222111', '300\u200d222111'])
      expectRefusal(await patch(haat, applicant, begun, { panNumber }), 422, 'VALIDATION_FAILED')
  })

  it('opening a shop under the PAN of another: there is one shop, and the database refuses a second', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant, { panNumber: '300222333' })
    await acceptAll(haat, staff, id)
    const other = await makeVendor(haat.services, { panNumber: '300222333' })
    expectRefusal(await decide(haat, staff, id, 'approve'), 409, 'CONFLICT')
    expect((await mine(haat, applicant, id)).state).toBe('sent')
    const { rows } = await haat.database.pool.query(`select id::int from vendors where pan_number = $1`, [
      '300222333',
    ])
    expect(rows).toEqual([{ id: other.id }])
    const third = await makeVendor(haat.services)
    await expect(
      haat.database.pool.query(`update vendors set pan_number = $1 where id = $2`, ['300222333', third.id]),
    ).rejects.toMatchObject({ code: '23505' })
  })
})
