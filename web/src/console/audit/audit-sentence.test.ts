import { readFileSync, globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditActions } from '@haat/contract/domains/audit.rules.ts'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { staff as english } from '#messages/en/staff.ts'
import { staff as nepali } from '#messages/ne/staff.ts'
import { sentenceOf } from './audit-sentence.tsx'
import { changeRows } from './change-rows.ts'

const wordings = {
  English: { staff: english, language: 'en' as const },
  Nepali: { staff: nepali as unknown as typeof english, language: 'ne' as const },
}
const root = new URL('../../../../', import.meta.url).pathname

const entryOf = (action: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-11-16T06:15:00.000Z',
  actor: { id: '1', name: 'Sita Rai' },
  action,
  subject: { kind: action.split('.')[0]!, id: 'x', label: 'Terms', name: null, isGone: false },
  before: null,
  after: null,
  ipAddress: null,
  ...given,
})

/** Actions are written as literals, and the compiler takes no others: here is what the code names. */
const namedInCode = new Set(
  globSync('api/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(root + file, 'utf8'))
    .filter((code) => code.includes('recordAudit'))
    .flatMap((code) =>
      [...code.matchAll(/\baction\b[^\n]*?'([a-z-]+\.[a-z-]+)'/g)].map(([, action]) => action!),
    ),
)

describe.each(Object.entries(wordings))('in %s', (_, wording) => {
  it('every action of the code has a sentence, which says who did it', () => {
    expect(namedInCode.size).toBeGreaterThan(20)
    expect(
      [...namedInCode].filter((action) => !(auditActions as readonly string[]).includes(action)),
    ).toEqual([])
    const sentences = auditActions.map((action) => sentenceOf(entryOf(action), wording).text)
    for (const [at, sentence] of sentences.entries()) {
      expect(sentence).toContain('Sita Rai')
      expect(sentence).not.toContain(auditActions[at])
      expect(sentence).not.toMatch(/undefined|[a-z]+\.[a-z]+/)
    }
  })

  it('every kind that the log is filtered by has a name', () => {
    const kinds = [...new Set(auditActions.map((action) => action.split('.')[0]!))]
    expect(Object.keys(wording.staff.audit.kinds).toSorted()).toEqual(kinds.toSorted())
  })

  it('no change is shown as JSON, as a code or as an id', () => {
    const rows = facts.flatMap(([action, before, after]) =>
      changeRows(entryOf(action, { before, after }), wording),
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { label, before, after } of rows) {
      expect(`${label}${before}${after}`).not.toMatch(
        /[{}[\]]|\btrue\b|\bfalse\b|null|Paisa|\d{4}-\d\d-\d\d|undefined/,
      )
    }
  })
})

const bilingual = (text: string) => ({ en: text, ne: text })
const slide = {
  id: 's1',
  kicker: bilingual('New'),
  title: bilingual('Winter'),
  link: '/products/',
  from: null,
  until: '2026-12-01',
}
const facts: [string, AuditEntry['before'], AuditEntry['after']][] = [
  ['settings.save', { abbreviatedUpToPaisa: 1_000_000 }, { abbreviatedUpToPaisa: 2_500_050 }],
  [
    'settings.save',
    { holidays: [], answerMinutes: { normal: 480, high: 240, urgent: 120 } },
    {
      holidays: [{ date: '2026-11-20', name: bilingual('Chhath'), isAnnounced: false }],
      answerMinutes: { normal: 240, high: 240, urgent: 60 },
    },
  ],
  [
    'settings.save',
    {
      company: { name: bilingual('Haat'), panVatNumber: '' },
      hours: { from: 0, to: 5, opens: '09:00', closes: '17:00' },
      paymentWays: ['cod'],
    },
    {
      company: { name: bilingual('Haat Pvt. Ltd.'), panVatNumber: '610 284 935' },
      hours: { from: 1, to: 6, opens: '10:00', closes: '17:00' },
      paymentWays: ['cod', 'esewa'],
    },
  ],
  ['shop.close', { isOpen: true, reason: bilingual('') }, { isOpen: false, reason: bilingual('Dashain') }],
  [
    'content.publish',
    { title: 'Old', tags: ['a'], status: 'draft', version: 1, files: [] },
    { title: 'New', tags: ['a', 'b'], status: 'published', version: 2, files: ['terms.pdf'] },
  ],
  ['content.upload', null, { sizeBytes: 240_000 }],
  [
    'home.publish',
    { published: { slides: [slide], sections: [{ section: 'deals', isShown: true }] } },
    {
      published: {
        slides: [{ ...slide, title: bilingual('Spring') }],
        sections: [{ section: 'deals', isShown: false }],
      },
    },
  ],
  [
    'order.call',
    null,
    {
      outcome: 'callAgain',
      words: 'At work',
      callAgainAt: '2026-11-18T06:15:00.000Z',
    },
  ],
  ['parcel.close', null, { parcel: 1, atTheDoor: 'refused', declinedFor: 'noMoney' }],
  ['parcel.door-payment', null, { parcel: 1, payment: 'missing', words: 'Nowhere' }],
  ['refund.lines', null, { amountPaisa: 499_000, reason: 'Broken' }],
  ['refund.complete', null, { amountPaisa: 499_000, reference: 'ES 4471' }],
  ['ticket.reply', { status: 'open' }, { status: 'waiting', messageId: 'm1' }],
  ['ticket.merge', { mergedInto: null }, { mergedInto: 'T-1030', isKeptApart: false }],
  ['mail.end', { status: 'queued', attempts: 2 }, { status: 'ended', attempts: 2 }],
  [
    'vendor.suspend',
    null,
    { suspendedFor: 'orders-not-served', wordsToShop: 'Please write to us.', reopensOn: '2026-12-01' },
  ],
  ['view.save', null, { place: 'content', name: 'Mine', search: { tags: 'legal' }, isShared: true }],
]

it('money, days, words and the parts of a list are said as people say them', () => {
  const rows = (at: number) =>
    changeRows(entryOf(facts[at]![0], { before: facts[at]![1], after: facts[at]![2] }), wordings.English)
  expect(rows(0)).toEqual([
    { label: 'The limit of abbreviated bills', before: 'Rs.\u00a010,000', after: 'Rs.\u00a025,000.50' },
  ])
  expect(rows(1)).toEqual([
    { label: 'The holidays', before: '', after: '20 November 2026 Chhath (not announced yet)' },
    { label: 'The answer times, normal', before: '480 office minutes', after: '240 office minutes' },
    { label: 'The answer times, urgent', before: '120 office minutes', after: '60 office minutes' },
  ])
  expect(rows(6)).toEqual([
    {
      label: 'The published page, slide 1, the title, the English text',
      before: 'Winter',
      after: 'Spring',
    },
    {
      label: 'The published page, slide 1, the title, the Nepali text',
      before: 'Winter',
      after: 'Spring',
    },
    { label: 'The published page, the sections', before: 'Deals', after: 'Deals (hidden)' },
  ])
})
