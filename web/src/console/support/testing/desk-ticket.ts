import type { DeskThread, DeskTicket } from '@haat/contract/domains/support.desk.ts'

const time = '2026-11-16T06:15:00.000Z'

/** A ticket as the queue of the desk shows it. */
export const deskTicket = (changes: Partial<DeskTicket> = {}): DeskTicket => ({
  number: 'T-1001',
  type: 'support',
  name: 'Sender',
  proof: 'account',
  subject: 'Subject',
  status: 'open',
  priority: 'normal',
  assignee: null,
  answerBy: time,
  createdAt: time,
  updatedAt: time,
  isLive: false,
  ...changes,
})

/** A ticket that is open at the desk, without messages beyond the first. */
export const deskThread = (changes: Partial<DeskThread> = {}): DeskThread => ({
  ...deskTicket(),
  version: 1,
  email: 'sender@haat.test',
  phoneNumbers: [],
  language: 'en',
  about: null,
  mergedInto: null,
  isKeptApart: false,
  messages: [],
  ...changes,
})
