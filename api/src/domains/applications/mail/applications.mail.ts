import { applicationNumber, type ApplicationStep } from '@haat/contract/domains/applications.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate, formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import type { Tx } from '#platform/database/database.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../../account/account.service.ts'
import { sitePage } from '../../account/mail/site-page.ts'
import type { ApplicationRow, EventLine, EventRow } from '../applications.store.ts'
import { applicationsMailEn } from './applications.mail.en.ts'
import { applicationsMailNe } from './applications.mail.ne.ts'

const textsOf: Record<Language, typeof applicationsMailEn> = {
  en: applicationsMailEn,
  ne: applicationsMailNe,
}
interface StepFacts {
  step: ApplicationStep
  lines: EventLine[]
  reason: EventRow['reason']
  note: string
  promisedAt: Date | null | undefined
  /** Until when a refusal can be objected to; null where it cannot. */
  objectBy: Date | null
}

/** Where an applicant sees the application, at the line that a link is about. */
const applicationPage = (services: Services, line?: string) =>
  sitePage(services, `/vendor/apply${line ? `#${line}` : ''}`)

/** Queues the mail about a step in the transaction of the step. */
export async function queueApplicationMail(
  services: Services,
  tx: Tx,
  row: ApplicationRow,
  { step, lines, reason, note, promisedAt, objectBy }: StepFacts,
) {
  // Nobody is told of what they only began.
  if (step === 'begin' || row.sentAt === null) return
  const user = await findLiveUser(tx, row.userId)
  if (!user) return
  const { language } = user
  const texts = textsOf[language]
  const words = texts.steps[step === 'refuse' && !objectBy ? 'refused-again' : step]
  const number = applicationNumber(row.number)
  const isRefusal = step === 'refuse' || step === 'stay-refused'
  const why = [reason && texts.refusals[reason], note].filter(Boolean).join(' ')
  const promised = promisedAt && texts.nepalTime(formatLocalDateTime(promisedAt, language))
  const mail = composeMail({
    to: user.email,
    language,
    greeting: texts.greeting(personName(user.name)),
    subject: words.subject(number),
    preheader: words.preheader,
    paragraphs: [
      words.text,
      ...(step === 'send-back' ? lines.map((line) => lineText(services, texts, line)) : []),
      ...(objectBy ? [texts.steps.refuse.objection(formatLocalDate(objectBy, language))] : []),
    ],
    facts: [
      [texts.number, number],
      ...(promised ? [[texts.promised, promised] as [string, string]] : []),
      ...(isRefusal && why ? [[texts.reason, oneLine(why)] as [string, string]] : []),
    ],
    action: {
      label: 'button' in words ? words.button : texts.see,
      link: step === 'approve' ? sitePage(services, '/vendor') : applicationPage(services, lines[0]?.line),
    },
    footer: texts.footer,
  })
  const about = `application ${number}`
  await services.outbox.queue(tx, { ...mail, kind: `application.${step}`, about, hasSecret: false })
}

const lineText = (services: Services, texts: typeof applicationsMailEn, { line, reason, note }: EventLine) =>
  texts.line(
    texts.lines[line],
    reason ? texts.reasons[reason] : '',
    oneLine(note),
    applicationPage(services, line),
  )
