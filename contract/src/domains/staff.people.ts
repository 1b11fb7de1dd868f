import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { knownEmailField } from '../shared/fields.ts'
import { secondFactorCode } from './account.second-factor.ts'
import { staffRights } from './staff.rights.ts'

/** Somebody of the staff, as those see them who decide what each may do. */
const staffMemberSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** An admin may do everything, whatever the rights say. */
  isAdmin: z.boolean(),
  rights: z.array(z.enum(staffRights)),
  /** Without one the person cannot open the console yet. */
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

const rights = z
  .array(z.enum(staffRights, 'This is not a right of ours'))
  .max(staffRights.length)
  .transform((given) => staffRights.filter((right) => given.includes(right)))

export const newStaffMemberSchema = z.strictObject({
  email: knownEmailField,
  rights: rights.refine((given) => given.length > 0, 'Choose at least one right'),
  code: secondFactorCode,
})
export const staffMemberChangeSchema = z.strictObject({
  isAdmin: z.boolean(),
  rights,
  /** What the caller saw before: nobody gives back a right by accident that somebody else has just taken away. */
  seen: z.strictObject({ isAdmin: z.boolean(), rights }),
  code: secondFactorCode,
})

const id = z.strictObject({ id: z.uuid('This is not the id of a person') })

export const staffPeopleEndpoints = defineEndpoints({
  'GET /staff/people': {
    name: 'listPeople',
    summary: 'Who is staff and what each may do, by name',
    access: 'staff:people',
    response: answerOf(z.array(staffMemberSchema)),
  },
  'POST /staff/people': {
    name: 'addPerson',
    summary: 'Make somebody staff who has an account with a confirmed address; asks for a fresh code',
    access: 'staff:people',
    body: newStaffMemberSchema,
    response: answerOf(staffMemberSchema),
    errors: [409, 429],
  },
  'PATCH /staff/people/:id': {
    name: 'changePerson',
    summary:
      'Change what somebody of the staff may do, except oneself; admins are made and unmade by admins. Asks for a fresh code',
    access: 'staff:people',
    params: id,
    body: staffMemberChangeSchema,
    response: answerOf(staffMemberSchema),
    errors: [404, 409, 429],
  },
  'DELETE /staff/people/:id': {
    name: 'removePerson',
    summary:
      'End that somebody is staff, except oneself; their open tickets belong to nobody again. Asks for a fresh code',
    access: 'staff:people',
    params: id,
    body: z.strictObject({ code: secondFactorCode }),
    response: answerOf(z.strictObject({})),
    errors: [404, 409, 429],
  },
})
