import type { z } from 'zod'
import type {
  newStaffMemberSchema,
  staffMemberChangeSchema,
  StaffMember,
} from '@haat/contract/domains/staff.people.ts'
import { rightsOfAccount, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { hasStaffRole, type Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import {
  findUserByVerifiedEmail,
  listStaffAccounts,
  lockForStaffChange,
  recordEvent,
  saveStaff,
  type UserRow,
} from '../account/account.service.ts'
import { staffMail } from '../account/mail/account.mail.ts'
import { sitePage } from '../account/mail/site-page.ts'
import { withSecondFactor } from '../account/second-factor/second-factor.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { releaseTicketsOf } from '../support/desk/release-tickets.service.ts'

type Caller = Principal & { ipAddress: string }
type StaffState = { isAdmin: boolean; rights: readonly StaffRight[] }

const isAdmin = ({ roles }: Pick<UserRow, 'roles'>) => roles.includes('admin')
const stateOf = (user: Pick<UserRow, 'roles' | 'staffRights'>): StaffState => ({
  isAdmin: isAdmin(user),
  rights: user.staffRights,
})

export const listPeople = async (db: Tx): Promise<StaffMember[]> =>
  (await listStaffAccounts(db)).map(({ roles, staffRights, lastSeenAt, ...person }) => ({
    ...person,
    isAdmin: isAdmin({ roles }),
    rights: staffRights,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))

const getMember = async (db: Tx, id: string): Promise<StaffMember> => {
  const person = (await listPeople(db)).find((one) => one.id === id)
  if (!person) throw notFound('This person')
  return person
}

/**
 * The caller and the person concerned as they are now, locked together with all admins. The caller may have lost
 * the right since the request came in: of two admins who unmake each other at once only one succeeds, so the last
 * admin stays.
 */
async function lockBoth(tx: Tx, { userId }: Caller, personId: string) {
  const rows = await lockForStaffChange(tx, [userId, personId])
  const caller = rows.find(({ id }) => id === userId)
  if (!caller || !rightsOfAccount(caller).includes('people')) {
    throw new ApiError('FORBIDDEN', 'Your account may no longer decide who is staff.')
  }
  const person = rows.find(({ id }) => id === personId)
  if (!person) throw notFound('This person')
  return { caller, person }
}

const refuse = (sentence: string) => new ApiError('FORBIDDEN', sentence)

/** Nobody touches themselves, and only an admin touches an admin. */
function refuseUntouchable(caller: UserRow, person: UserRow) {
  if (person.id === caller.id) throw refuse('Nobody changes their own rights. Ask another admin.')
  if (isAdmin(person) && !isAdmin(caller)) throw refuse('Only an admin may change what an admin may do.')
}

/** Only an admin makes or unmakes admins; everybody else gives away only rights of their own. */
function refuseExcess(caller: UserRow, before: StaffState, after: StaffState) {
  if (isAdmin(caller)) return
  if (after.isAdmin !== before.isAdmin) throw refuse('Only an admin may make or unmake an admin.')
  const given = after.rights.filter((right) => !before.rights.includes(right))
  if (given.every((right) => caller.staffRights.includes(right))) return
  const sentence = 'You can only give rights that you have yourself.'
  throw new ApiError('FORBIDDEN', sentence, { rights: sentence })
}

const isSame = (one: StaffState, other: StaffState) =>
  one.isAdmin === other.isAdmin && one.rights.toSorted().join() === other.rights.toSorted().join()

const nobody: StaffState = { isAdmin: false, rights: [] }

/** Saves what somebody may do from now on, null for no longer being staff, and tells the log and the person. */
async function save(services: Services, tx: Tx, caller: Caller, person: UserRow, after: StaffState | null) {
  const before = hasStaffRole(person) ? stateOf(person) : null
  const saved = await saveStaff(tx, person, after && { isAdmin: after.isAdmin, rights: [...after.rights] })
  const leavesDesk =
    rightsOfAccount(person).includes('support') && !rightsOfAccount(saved).includes('support')
  const actor = { id: caller.userId, name: caller.name }
  const tickets = leavesDesk ? await releaseTicketsOf(tx, person, actor) : []
  const kind = !before ? 'add' : after ? 'change' : 'remove'
  await recordAudit(tx, caller, {
    action: `people.${kind}`,
    subject: { kind: 'account', id: person.id, label: person.name },
    before: before && { ...before },
    after: { ...(after ?? nobody), ...(tickets.length > 0 && { ticketsReturned: tickets.length }) },
  })
  await recordEvent(tx, person.id, `staff-${kind}`, caller.ipAddress)
  const links = {
    consoleLink: sitePage(services, '/staff/'),
    helpLink: sitePage(services, '/help-support'),
  }
  const news = { kind, by: caller.name, at: new Date(), ...(after ?? nobody), ...links } as const
  await services.outbox.queue(tx, staffMail(saved, news))
  return tickets
}

/** What waits for the end of the transaction: the mail goes out, and the desk sees who owns what. */
async function announce({ bus, outbox }: Services, tickets: number[]) {
  outbox.wake()
  if (tickets.length > 0) await bus.publish('tickets', tickets)
  await bus.publish('presence')
}

export async function addPerson(
  services: Services,
  caller: Caller,
  { email, rights, code }: z.output<typeof newStaffMemberSchema>,
): Promise<StaffMember> {
  const id = await withSecondFactor(services, caller, code, async (tx) => {
    const account = await findUserByVerifiedEmail(tx, email)
    if (!account) {
      const sentence =
        'No account has confirmed this address. Ask the person to sign up with it and to open the link in the mail.'
      throw new ApiError('VALIDATION_FAILED', sentence, { email: sentence })
    }
    const both = await lockBoth(tx, caller, account.id)
    if (hasStaffRole(both.person)) throw new ApiError('CONFLICT', `${both.person.name} is staff already.`)
    const after = { isAdmin: false, rights }
    refuseExcess(both.caller, nobody, after)
    await save(services, tx, caller, both.person, after)
    return account.id
  })
  await announce(services, [])
  return getMember(services.db, id)
}

export async function changePerson(
  services: Services,
  caller: Caller,
  id: string,
  { code, seen, ...after }: z.output<typeof staffMemberChangeSchema>,
): Promise<StaffMember> {
  const tickets = await withSecondFactor(services, caller, code, async (tx) => {
    const both = await lockBoth(tx, caller, id)
    if (!hasStaffRole(both.person)) throw notFound('This person')
    refuseUntouchable(both.caller, both.person)
    const before = stateOf(both.person)
    if (!isSame(before, seen)) {
      throw new ApiError('CONFLICT', 'Somebody has changed these rights meanwhile. Look again, then decide.')
    }
    refuseExcess(both.caller, before, after)
    return isSame(before, after) ? [] : save(services, tx, caller, both.person, after)
  })
  await announce(services, tickets)
  return getMember(services.db, id)
}

export async function removePerson(services: Services, caller: Caller, id: string, code: string) {
  const tickets = await withSecondFactor(services, caller, code, async (tx) => {
    const both = await lockBoth(tx, caller, id)
    if (!hasStaffRole(both.person)) throw notFound('This person')
    refuseUntouchable(both.caller, both.person)
    return save(services, tx, caller, both.person, null)
  })
  await announce(services, tickets)
}
