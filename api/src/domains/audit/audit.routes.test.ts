import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeAccount, makeContent, makeToken } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { listAudit } from './audit-list.service.ts'
import { recordAudit, type NewAuditEntry } from './audit.service.ts'
import type { AuditSubjects } from './audit-subjects.ts'

let haat: TestApp
let me: { user: { id: string }; token: string; sessionId: string }
beforeAll(async () => {
  haat = await buildTestApp()
  me = await makeToken(haat.services, 'staff')
})
afterAll(() => haat.close())

const ask = (path: string) => haat.app.inject({ url: `/api/staff/${path}`, headers: bearer(me.token) })
const items = async (query: string) =>
  (await ask(`audit?${query}`)).json().data as {
    items: AuditEntry[]
    total: number
    nextCursor: string | null
  }

const entry = (changes: Partial<NewAuditEntry> = {}, name = 'Binod Tamang') =>
  haat.services.db.transaction((tx) =>
    recordAudit(
      tx,
      { ...principal(), name },
      { action: 'content.publish', subject: { kind: 'content', id: 'terms', label: 'Terms' }, ...changes },
    ),
  )
const principal = () => ({
  userId: me.user.id,
  sessionId: me.sessionId,
  name: 'Binod Tamang',
  roles: ['staff' as const],
  staffRights: [],
  isConfirmed: true,
  ipAddress: '203.0.113.7',
})

describe('the audit log', () => {
  beforeAll(async () => {
    await entry({ before: { title: 'Old', tags: ['a'] }, after: { title: 'New', tags: ['a'] } })
    await entry({
      action: 'ticket.change',
      subject: { kind: 'ticket', id: 'T-1029', label: 'Shawl is darker' },
    })
    await entry(
      { action: 'content.change', subject: { kind: 'content', id: 'faq', label: 'प्रश्नहरू' } },
      'रोजिना कार्की',
    )
    await haat.services.db.transaction((tx) =>
      recordAudit(tx, null, {
        action: 'second-factor.forget',
        subject: { kind: 'account', id: 'x', label: 'Mina' },
      }),
    )
  })

  it('shows who did what to what, newest first, with only what differs', async () => {
    const { items: all, total } = await items('pageSize=100')
    expect(all.map(({ action }) => action)).toEqual([
      'second-factor.forget',
      'content.change',
      'ticket.change',
      'content.publish',
    ])
    expect(total).toBe(4)
    expect(all[3]).toMatchObject({
      actor: { id: me.user.id, name: 'Binod Tamang' },
      subject: { kind: 'content', id: 'terms', label: 'Terms', name: null, isGone: false },
      before: { title: 'Old' },
      after: { title: 'New' },
      ipAddress: '203.0.113.7',
    })
    expect(all[0]).toMatchObject({ actor: { id: null, name: '' } })
  })

  it.each([
    ['action=content', ['content.change', 'content.publish']],
    ['action=ticket.change', ['ticket.change']],
    ['searchTerm=t-1029', ['ticket.change']],
    ['searchTerm=shawl+dark', ['ticket.change']],
    ['searchTerm=publish', ['content.publish']],
    [`searchTerm=${encodeURIComponent('रोजिना')}`, ['content.change']],
    [`searchTerm=${encodeURIComponent("' & ! <-> :*")}`, []],
    ['from=2020-01-01&to=2020-01-02', []],
  ])('finds by %s', async (query, actions) => {
    expect((await items(query)).items.map(({ action }) => action)).toEqual(actions)
  })

  it('is walked by cursor, each row once, also when all carry the same instant', async () => {
    await haat.database.pool
      .query(`insert into audit_entries (id, at, actor_name, action, subject_kind, subject_id, subject_label)
      select gen_random_uuid(), '2025-05-05T05:05:05.123456Z', 'x', 'bulk.x', 'x', n::text, 'x' from generate_series(1, 25) n`)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof items>> = await items(
        `action=bulk&pageSize=10${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...page.items.map(({ subject }) => subject.id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(25)
    expect(new Set(seen).size).toBe(25)
  })

  it.each(['cursor=nonsense', 'cursor=0192f0a0-0000-7000-8000-000000000009'])('refuses %s', async (query) => {
    expectRefusal(await ask(`audit?${query}`), 400, 'BAD_REQUEST')
  })

  it.each(['action=a;drop', 'actor=1', 'from=yesterday', 'pageSize=1000', 'sortField=at'])(
    'refuses %s',
    async (query) => {
      expectRefusal(await ask(`audit?${query}`), 422, 'VALIDATION_FAILED')
    },
  )

  it('names the people in it once each', async () => {
    expect((await ask('audit/people')).json().data).toEqual([{ id: me.user.id, name: 'रोजिना कार्की' }])
  })

  it('calls things and people as they are called now, and says what is gone, in one query for each kind', async () => {
    const { db } = haat.services
    const contentId = await makeContent(haat.services, {
      key: 'guide',
      versions: [{ title: 'Guide of today' }],
    })
    const gone = randomUUID()
    const owner = await makeAccount(haat.services, { name: 'Sita Rai', roles: ['staff'] })
    const ticket = { kind: 'ticket', id: 'T-999999', label: 'Lost' }
    await entry({ subject: { kind: 'content', id: contentId, label: 'guide' } })
    await entry({ subject: { kind: 'content', id: gone, label: 'old_guide' } })
    await entry({
      action: 'ticket.change',
      subject: ticket,
      before: { assigneeId: null, priority: 'high' },
      after: { assigneeId: owner.id, priority: 'high' },
    })
    await entry({ action: 'ticket.change', subject: ticket, after: { assigneeId: gone } })
    await entry({
      action: 'mail.retry-all',
      subject: { kind: 'mail', id: 'waiting', label: 'all waiting mails' },
      after: { count: 2 },
    })
    const queries: string[] = []
    const { items: all } = await listAudit(
      db,
      Object.fromEntries(
        Object.entries(haat.services.auditSubjects).map(([kind, find]) => [
          kind,
          (tx, ids) => {
            queries.push(kind)
            return find(tx, ids)
          },
        ]),
      ) as AuditSubjects,
      { pageSize: 5, searchTerm: '', action: '', actor: '', from: '', to: '' },
    )
    expect(all.map(({ subject: { name, isGone } }) => [name, isGone])).toEqual([
      [null, false],
      [null, true],
      [null, true],
      [null, true],
      ['Guide of today', false],
    ])
    expect(all[1]).toMatchObject({ after: { assignee: '?' } })
    expect(all[2]).toMatchObject({ before: { assignee: null }, after: { assignee: 'Sita Rai' } })
    expect(queries).toEqual(['account', 'content', 'ticket'])
  })

  it('holds no secret and shows none, also of an entry that was made before they were left out', async () => {
    await entry({
      action: 'settings.save',
      subject: { kind: 'settings', id: 'mail', label: 'Mail' },
      after: { from: 'haat@example.com', smtp: { password: 'hush-new', host: 'mail.example.com' } },
    })
    await haat.database.pool.query(`insert into audit_entries
      (id, actor_name, action, subject_kind, subject_id, subject_label, after) values
      (gen_random_uuid(), 'Sita', 'settings.save', 'settings', 'mail', 'Mail', '{"apiToken": "hush-old", "host": "old"}')`)
    const stored = await haat.database.pool.query('select after::text from audit_entries')
    expect(JSON.stringify(stored.rows)).not.toContain('hush-new')
    const shown =
      JSON.stringify(await items('action=settings')) + (await ask('audit.csv?action=settings')).body
    expect(shown).toContain('mail.example.com')
    expect(shown).not.toContain('hush')
  })

  it('goes out as CSV that no spreadsheet computes, and the copy is noted', async () => {
    await entry({
      action: 'view.save',
      subject: { kind: 'view', id: '1', label: '=HYPERLINK("http://evil.example")' },
    })
    const answer = await ask('audit.csv?action=view')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('haat-audit.csv')
    const lines = answer.body.split('\r\n')
    expect(lines[0]).toBe(
      '\ufeff"When (UTC)","Who","Action","Kind","Id","What","Before","After","IP address"',
    )
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(lines).toHaveLength(3)
    const [last] = (await items('pageSize=1')).items
    expect(last).toMatchObject({ action: 'audit.export', after: { action: 'view' } })
  })

  it('cannot be changed, taken away or emptied, by whatever statement', async () => {
    for (const statement of [
      "update audit_entries set actor_name = 'nobody'",
      'delete from audit_entries',
      'truncate audit_entries',
    ]) {
      await expect(haat.database.pool.query(statement)).rejects.toThrow(/audit/)
    }
  })
})
