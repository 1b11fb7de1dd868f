import { Link } from '@tanstack/react-router'
import { isAuditAction } from '@haat/contract/domains/audit.rules.ts'
import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { changedFields, type Wording } from './change-rows.ts'

/** What an entry says in words, and which part of it names the thing. */
export function sentenceOf(entry: AuditEntry, wording: Wording): { text: string; thing: string } {
  const { audit } = wording.staff
  const who = entry.actor.name || audit.commandLine
  const thing = thingOf(entry, wording)
  const sentence = isAuditAction(entry.action) ? audit.sentences[entry.action] : audit.otherwise
  return { text: sentence(who, thing, changedFields(entry, wording)), thing }
}

/** A ticket by number and subject, a person by name, the rest by its title in quotes. */
function thingOf({ subject: { kind, id, label, name } }: AuditEntry, { staff: { audit } }: Wording): string {
  const only = (audit.things as Record<string, string>)[id]
  if (only && ['home', 'settings', 'shop'].includes(kind)) return only
  const called = name ?? (label || id)
  if (kind === 'ticket') return `${id} ${audit.quoted(called)}`
  return kind === 'account' || kind === 'saved-reply' || kind === 'order' ? called : audit.quoted(called)
}

interface ThingPage {
  /** Below /staff/. */
  path: string
  search?: object
  /** The right without which the page does not open. */
  right?: StaffRight
}

/** The page of the console that shows the thing. */
function pageOf({ subject: { kind, id, isGone, label } }: AuditEntry): ThingPage | undefined {
  if (kind === 'content')
    return { path: isGone ? `content/${id}/versions` : `content/${id}`, right: 'content' }
  if (kind === 'home') return { path: 'home', right: 'content' }
  if (kind === 'shop' || id === 'particulars') return { path: 'settings/shop' }
  if (kind === 'settings') return { path: 'settings' }
  if (isGone) return undefined
  if (kind === 'ticket') return { path: `desk/${id}`, right: 'support' }
  if (kind === 'order') return { path: `orders/${id}`, right: 'orders' }
  if (kind === 'courier') return { path: 'orders/couriers', right: 'orders' }
  if (kind === 'saved-reply') return { path: 'desk/replies', right: 'support' }
  if (kind === 'application') return { path: `vendors/${id}`, right: 'vendors' }
  if (kind === 'vendor') return { path: `vendors/shops/${id}`, right: 'vendors' }
  if (kind === 'category') return { path: `categories/${id}`, right: 'catalogue' }
  if (kind === 'listing') return { path: `listings/${id}`, right: 'catalogue' }
  if (kind === 'moderation') return { path: `reviews/${id}`, right: 'catalogue' }
  if (kind === 'mail') return { path: 'mail', right: 'support' }
  if (kind === 'coupon') return { path: 'coupons', search: { searchTerm: id }, right: 'vendors' }
  const search = { searchTerm: label.split(', ')[0] }
  if (kind === 'synonyms') return { path: 'words', search, right: 'catalogue' }
  return undefined
}

/** Who did what to which thing; the thing leads to its page, and is said to be gone where it is. */
export function AuditSentence({ entry, wording }: { entry: AuditEntry; wording: Wording }) {
  const { text, thing } = sentenceOf(entry, wording)
  // The thing comes after the person, who may have the same name.
  const at = text.lastIndexOf(thing)
  const { rights } = useConsoleReader()
  const found = pageOf(entry)
  const page = found?.right === undefined || rights.includes(found.right) ? found : undefined
  const mark = (
    <>
      {page ? (
        <Link
          to="/staff/$"
          params={{ _splat: page.path }}
          search={(page.search ?? {}) as never}
          className="underline hover:text-crimson"
        >
          {thing}
        </Link>
      ) : (
        thing
      )}
      {entry.subject.isGone && <span className="font-normal text-muted"> ({wording.staff.audit.gone})</span>}
    </>
  )
  return (
    <span className="font-semibold [overflow-wrap:anywhere]">
      {at === -1 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          {mark}
          {text.slice(at + thing.length)}
        </>
      )}
    </span>
  )
}
