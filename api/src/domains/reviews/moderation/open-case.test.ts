import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { moderationCases } from './moderation.tables.ts'
import { openCase } from './open-case.service.ts'

let haat: TestApp

beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('opens one case of a thing, which gathers reasons and words', async () => {
  const { db } = haat.services
  const open = (reason: 'words' | 'report' | 'device', hits?: string[]) =>
    openCase(db, { kind: 'review', subjectId: 7, reason, hits })
  await open('report')
  await open('words', ['idiot', 'fool'])
  await open('words', ['fool', 'thief'])
  await open('report')
  await openCase(db, { kind: 'reply', subjectId: 7, reason: 'words' })
  const rows = await db.select().from(moderationCases).where(eq(moderationCases.kind, 'review'))
  expect(rows).toMatchObject([{ reasons: ['report', 'words'], hits: ['idiot', 'fool', 'thief'] }])

  await db.update(moderationCases).set({ decision: 'kept', decidedAt: new Date() })
  await open('device')
  const later = await db.select().from(moderationCases).where(eq(moderationCases.kind, 'review'))
  expect(later.map(({ reasons }) => reasons)).toEqual([['report', 'words'], ['device']])
})
