import { listAudited } from '@haat/api/domains/audit/audit.service.ts'
import { contentPage } from '@haat/api/domains/content/content.service.ts'
import { changeContents, restoreVersion } from '@haat/api/domains/content/editing/editing.service.ts'
import { getDeskSettings, saveDeskSettings } from '@haat/api/domains/content/site/desk-settings.service.ts'
import { publishHome, readEdition, saveDraft } from '@haat/api/domains/home/edition.service.ts'
import { endWaiting, retryEnded } from '@haat/api/domains/mails/mails.service.ts'
import { addSynonyms, changeSynonyms } from '@haat/api/domains/search/synonyms/synonyms.service.ts'
import {
  addReply,
  changeReply,
  listSavedReplies,
} from '@haat/api/domains/support/desk/saved-replies.service.ts'
import type { Services } from '@haat/api/services.ts'
import { instantOf } from '../shopper/days-ago.ts'
import { historyServices } from '../shopper/history-services.ts'
import { retriedMailId, stoppedMailId } from '../support/ensure-demo-mails.ts'
import { callerAt } from './caller-at.ts'

type Colleague = 'staff' | 'admin'
/** A colleague who did something so many working days ago, at a time in Nepal. */
type CallerOn = (role: Colleague, workingDays: number, time: string) => ReturnType<typeof callerAt>

/** What is changed here: somebody who has worked with one of these has a demo of their own. */
const touched = ['content', 'home', 'saved-reply', 'settings', 'synonyms']

/**
 * Lets staff have worked in the console before the demo was started, once and all together: the shop itself writes what
 * they changed and the audit log of it.
 */
export async function ensureDemoWork(given: Services) {
  for (const kind of touched) if ((await listAudited(given.db, kind)).length > 0) return
  const now = new Date()
  const on: CallerOn = (role, days, time) => callerAt(role, instantOf([days, time], now))
  await given.db.transaction(async (tx) => {
    const { services } = historyServices(given, tx)
    await writeReplies(services, on)
    await setAnswerTimes(services, on)
    await arrangeHome(services, on)
    await teachSearch(services, on)
    await draftReturnPolicy(services, on)
    await lookAfterMails(services, now)
  })
}

async function writeReplies(services: Services, on: CallerOn) {
  const { demoSavedReplies } = await import('../support/demo-tickets.ts')
  const known = new Set((await listSavedReplies(services)).map(({ shortcut }) => shortcut))
  for (const [index, { shortcut, en, ne }] of demoSavedReplies.entries()) {
    const caller = on('admin', 11, `10:${String(14 + 6 * index)}`)
    if (!known.has(shortcut)) await addReply(services, caller, { shortcut, words: { en, ne } })
  }
  const { id, version, words } = (await listSavedReplies(services)).find(
    ({ shortcut }) => shortcut === 'thanks',
  )!
  await changeReply(services, on('staff', 4, '13:20'), id, {
    version,
    words: { ...words, en: `${words.en} Have a good day!` },
  })
}

/** While many colleagues were away, answers took longer. */
async function setAnswerTimes(services: Services, on: CallerOn) {
  const { version, holidays, answerMinutes } = await getDeskSettings(services.db)
  const longer = { ...answerMinutes, normal: 2 * answerMinutes.normal }
  const saved = await saveDeskSettings(services, on('admin', 10, '16:45'), {
    version,
    holidays,
    answerMinutes: longer,
  })
  await saveDeskSettings(services, on('admin', 5, '09:10'), { ...saved, answerMinutes })
}

/** Another slide came first for a week. The last draft waits to be published. */
async function arrangeHome(services: Services, on: CallerOn) {
  const { draft: usual, version } = await readEdition(services.db)
  const craft = usual.slides.filter(({ id }) => id === 'craft')
  const craftFirst = { ...usual, slides: [...craft, ...usual.slides.filter(({ id }) => id !== 'craft')] }
  const first = await saveDraft(services, on('staff', 9, '11:40'), version, craftFirst)
  const shown = await publishHome(services, on('admin', 9, '11:58'), first.version)
  const back = await saveDraft(services, on('staff', 3, '10:05'), shown.version, usual)
  const live = await publishHome(services, on('admin', 3, '10:20'), back.version)
  const button = { en: 'Walk through the market', ne: 'बजार घुम्नुहोस्' }
  const slides = usual.slides.map((slide, index) =>
    index === usual.slides.length - 1 ? { ...slide, button } : slide,
  )
  await saveDraft(services, on('staff', 1, '16:35'), live.version, { ...usual, slides })
}

async function teachSearch(services: Services, on: CallerOn) {
  const words = ['allo', 'अल्लो', 'nettle cloth']
  const { id, version } = await addSynonyms(services, on('staff', 6, '15:02'), words)
  await changeSynonyms(services, on('staff', 2, '11:31'), {
    id,
    version,
    words: [...words, 'himalayan nettle'],
  })
}

/** A document that is live has a newer draft, which went back once. */
async function draftReturnPolicy(services: Services, on: CallerOn) {
  const { items } = await contentPage(
    services.db,
    { language: 'en', isStaff: true },
    {
      key: 'return_and_refund_policy',
      searchTerm: '',
      sortField: 'key',
      sortOrder: 'asc',
      pageIndex: 1,
      pageSize: 1,
    },
  )
  const { id, version: live, tags } = items[0]!
  const change = (caller: ReturnType<typeof callerAt>, seen: number, changes: object) =>
    changeContents(services, caller, [{ id, version: seen, changes: { ...changes, status: 'draft' } }])
  const [shorter] = await change(on('staff', 5, '14:05'), live, { title: 'Returns', titleNe: 'फिर्ता' })
  const restored = await restoreVersion(services, on('admin', 5, '15:30'), {
    id,
    seen: shorter!.version,
    restored: live,
  })
  await change(on('staff', 2, '12:20'), restored.version, {
    title: 'Return, Exchange and Refund Policy',
    titleNe: 'सामान फिर्ता, साटफेर तथा रकम फिर्ता नीति',
    tags: [...tags, 'exchange'],
  })
}

/** Just now, because a mail knows by itself when it ended. */
async function lookAfterMails(services: Services, now: Date) {
  if (services.config.smtpUrl !== undefined) return
  await retryEnded(services, callerAt('staff', now), retriedMailId)
  await endWaiting(services, callerAt('staff', now), stoppedMailId)
}
