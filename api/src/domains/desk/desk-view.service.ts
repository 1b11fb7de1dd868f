import type { DeskThread, StaffPerson } from '@haat/contract/domains/support.desk.ts'
import type { Tx } from '#platform/db/database.ts'
import { unreadable } from '#platform/secrets/unreadable.ts'
import type { Services } from '#services.ts'
import { listStaffPeople } from '../account/account.service.ts'
import { withSignedFiles } from '../files/signed-address.ts'
import { showQueueRow } from '../tickets/queue.service.ts'
import { deskMessages, mergedNumber } from '../tickets/thread.service.ts'
import type { Ticket } from '../tickets/tickets.service.ts'

export async function staffById(db: Tx): Promise<Map<string, StaffPerson>> {
  const people = await listStaffPeople(db)
  return new Map(people.map((person) => [person.id, person]))
}

/** A ticket as the desk sees it; telephone numbers are opened for staff only. */
export async function deskThread({ db, sealer }: Services, ticket: Ticket): Promise<DeskThread> {
  const sealed = [ticket.phoneNumberSealed, ticket.contactNumberSealed]
  return {
    ...showQueueRow(ticket, await staffById(db)),
    version: ticket.version,
    email: ticket.email,
    phoneNumbers: sealed.flatMap((one) => (one === null ? [] : [sealer.open(one) ?? unreadable])),
    language: ticket.language,
    about: ticket.about,
    mergedInto: await mergedNumber(db, ticket),
    isKeptApart: ticket.isKeptApart,
    messages: (await deskMessages(db, ticket)).map((message) => withSignedFiles(sealer, message)),
  }
}
