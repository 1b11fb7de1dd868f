import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { couponPauseReasonNames } from '@haat/contract/domains/coupons.staff.rules.ts'
import { suspensionReasonNames } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate, formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { fileSize } from '#domains/content/file-size.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Staff = Areas['staff']
type Facts = AuditEntry['before']

/** What the words of an entry are written with. */
export interface Wording {
  staff: Staff
  language: Language
}

/** A field of an entry, its value before and after as people read it. */
export interface ChangeRow {
  label: string
  before: string
  after: string
}

/** Which rows a change has: those whose texts differ; all of them where there is only one side. */
export function changeRows(entry: AuditEntry, wording: Wording): ChangeRow[] {
  const [before, after] = [leavesOf(entry.before, entry, wording), leavesOf(entry.after, entry, wording)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({
      label: labelOf(path, wording),
      before: before.get(path) ?? '',
      after: after.get(path) ?? '',
    }))
    .filter((row) => !(entry.before && entry.after) || row.before !== row.after)
}

/** The names of the fields that differ, within a sentence. */
export function changedFields(entry: AuditEntry, { staff, language }: Wording): string {
  if (!entry.before || !entry.after) return ''
  const names = Object.keys(entry.after).filter((name) => !isLeftOut(name) && name !== 'version')
  const fields = names.map((name) => fieldName(name, staff))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(fields)
}

/** Numbers of records that say nothing to a reader. */
const isLeftOut = (name: string) =>
  ['id', 'messageId', 'src', 'placeholder', 'width', 'height'].includes(name)

const fieldName = (name: string, { auditFields }: Staff) =>
  (auditFields as Record<string, string>)[name] ?? name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** “The company: the name, the Nepali text”; a part of a list has its number. */
function labelOf(path: string, { staff, language }: Wording): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? formatCount(Number(part) + 1, language) : fieldName(part, staff)))
  return upperFirst(words.join(', ').replaceAll(/, (?=[\d०-९]+(,|$))/g, ' '))
}

/** All fields at any depth, by their path, as text. */
function leavesOf(facts: Facts, entry: AuditEntry, wording: Wording): Map<string, string> {
  const leaves = new Map<string, string>()
  const visit = (value: unknown, path: string[]) => {
    const name = path.at(-1) ?? ''
    const text = textOf(value, path, entry, wording)
    if (text !== undefined) return void leaves.set(path.join('.'), text)
    for (const [part, held] of Object.entries(value as object))
      if (!isLeftOut(part) || name === '') visit(held, [...path, part])
  }
  for (const [name, value] of Object.entries(facts ?? {})) if (!isLeftOut(name)) visit(value, [name])
  return leaves
}

interface Listed {
  section?: string
  isShown?: boolean
  date?: string
  name?: { en: string; ne: string }
  isAnnounced?: boolean
}

/** The value as text; undefined for what has fields of its own. */
function textOf(value: unknown, path: string[], entry: AuditEntry, wording: Wording): string | undefined {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return listText(value, path, entry, wording)
  if (typeof value === 'object') return undefined
  const { staff, language } = wording
  const name = path.at(-1)!
  if (typeof value === 'boolean') return value ? staff.audit.yes : staff.audit.no
  if (typeof value === 'number') return numberText(value, path, wording)
  const text = String(value)
  if (name === 'search') return filterText(text, entry, wording)
  const word = wordsFor(name, path, entry, wording)?.[text]
  if (word !== undefined) return word
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatLocalDateTime(text, language)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatLocalDate(text, language) : text
}

/** The query of a saved filter, field by field. */
function filterText(query: string, entry: AuditEntry, wording: Wording): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${fieldName(name, wording.staff)}: ${textOf(value, [name], entry, wording)}`)
    .join(', ')
}

function numberText(value: number, path: string[], { staff, language }: Wording): string {
  const name = path.at(-1)!
  if (name.endsWith('Paisa')) return formatRupees(value, language)
  if (name === 'sizeBytes') return fileSize(value, language)
  if (path.at(-2) === 'answerMinutes') return staff.audit.minutes(formatCount(value, language))
  if (path[0] === 'hours') return staff.audit.weekdays[value] ?? ''
  return formatCount(value, language)
}

/** A list of words or of small things is one text; a list of larger things has a row for each of their fields. */
function listText(list: unknown[], path: string[], entry: AuditEntry, wording: Wording): string | undefined {
  const { staff, language } = wording
  if (list.every((one) => typeof one !== 'object'))
    return list.map((one) => textOf(one, path, entry, wording)).join(', ')
  const things = list as Listed[]
  if (path.at(-1) === 'sections')
    return things
      .map(({ section, isShown }) => {
        const name = (staff.home.names as Record<string, string>)[section ?? ''] ?? ''
        return isShown ? name : staff.audit.hidden(name)
      })
      .join(', ')
  if (path.at(-1) !== 'holidays') return undefined
  return things
    .map(({ date, name, isAnnounced }) => {
      const day = inDigitsOf(language, `${formatLocalDate(date!, language)} ${name?.[language] ?? ''}`.trim())
      return isAnnounced ? day : staff.audit.expected(day)
    })
    .join(', ')
}

const namesIn = (names: Record<string, Bilingual>, language: Language) =>
  Object.fromEntries(Object.entries(names).map(([reason, name]) => [reason, name[language]]))

/** The words for values that are codes. */
function wordsFor(
  name: string,
  path: string[],
  entry: AuditEntry,
  { staff: { audit, content, desk, frame, orderParcels, orders, people, reviews, shop }, language }: Wording,
): Record<string, string> | undefined {
  const [kind] = entry.action.split('.')
  if (name === 'status')
    return kind === 'content' ? content.statuses : kind === 'mail' ? audit.mailStatuses : desk.statuses
  if (name === 'suspendedFor') return namesIn(suspensionReasonNames, language)
  if (name === 'couponPausedFor') return namesIn(couponPauseReasonNames, language)
  if (name === 'removedFor') return reviews.decide.names
  if (name === 'outcome') return orders.calls.outcomes
  if (name === 'declinedFor')
    return {
      ...orderParcels.fields.declineReasons,
      ...orderParcels.fields.doorReasons,
    }
  if (name === 'atTheDoor') return desk.states
  if (name === 'payment') return orderParcels.fields.paymentAnswers
  if (name === 'priority') return desk.priorities
  if (name === 'type') return desk.types
  if (name === 'place') return frame.places
  if (name === 'action') return audit.kinds
  if (name === 'rights') return people.rights
  return path[0] === 'paymentWays' ? shop.ways : undefined
}
