import { addOfficeMinutes, officeMinutesBetween, type Office } from '../shared/office-clock.ts'
import { toPlainFigures } from '../shared/plain-figures.ts'

/**
 * - draft: the applicant writes
 * - sent: staff look at it
 * - sent-back: the applicant mends what staff named
 * - approved: the shop is open
 * - refused: it ended, and the applicant may object
 * - objected: staff look again at a refusal
 * - withdrawn: the applicant ended it
 */
export const applicationStates = [
  'draft',
  'sent',
  'sent-back',
  'approved',
  'refused',
  'objected',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

type Mover = 'applicant' | 'staff'
interface Step {
  by: Mover
  from: readonly ApplicationState[]
  to: ApplicationState
}

/** Every step that an application can make, and who makes it. What is not here is refused. */
export const applicationSteps = {
  begin: { by: 'applicant', from: [], to: 'draft' },
  send: { by: 'applicant', from: ['draft', 'sent-back'], to: 'sent' },
  withdraw: { by: 'applicant', from: ['draft', 'sent', 'sent-back', 'objected'], to: 'withdrawn' },
  object: { by: 'applicant', from: ['refused'], to: 'objected' },
  'send-back': { by: 'staff', from: ['sent'], to: 'sent-back' },
  approve: { by: 'staff', from: ['sent'], to: 'approved' },
  /** Also of somebody who was asked to mend something and never answers: until then the tax number is taken. */
  refuse: { by: 'staff', from: ['sent', 'sent-back'], to: 'refused' },
  /** The objection is right: the application is looked at as if it were new. */
  'look-again': { by: 'staff', from: ['objected'], to: 'sent' },
  /** The objection is not right: the refusal stays. */
  'stay-refused': { by: 'staff', from: ['objected'], to: 'refused' },
} as const satisfies Record<string, Step>
export type ApplicationStep = keyof typeof applicationSteps
export const applicationStepNames = Object.keys(applicationSteps) as ApplicationStep[]

export const canMakeStep = (state: ApplicationState, step: ApplicationStep) =>
  (applicationSteps[step].from as readonly ApplicationState[]).includes(state)

/** An account has at most one application in one of these states. */
export const livingStates = ['draft', 'sent', 'sent-back', 'objected'] as const satisfies ApplicationState[]
/** In these states the tax number is taken: nobody else can send an application with it. */
export const statesHoldingPan = [
  'sent',
  'sent-back',
  'objected',
  'approved',
] as const satisfies ApplicationState[]
/** What staff owe an answer to. */
export const waitingStates = ['sent', 'objected'] as const satisfies ApplicationState[]

/** What staff can list: everything that waits for them, or one state. Nobody but the applicant sees a draft. */
export const applicationTabs = [
  'waiting',
  'sent',
  'objected',
  'sent-back',
  'approved',
  'refused',
  'withdrawn',
] as const
export type ApplicationTab = (typeof applicationTabs)[number]

export const isLiving = (state: ApplicationState) =>
  (livingStates as readonly ApplicationState[]).includes(state)

/** How often an application was sent: staff name it with what they say of a line, which may have been mended since. */
export const timesSent = (history: readonly { step: ApplicationStep }[]) =>
  history.filter(({ step }) => step === 'send').length

export const vendorKinds = ['firm', 'cottage-industry', 'person'] as const
export type VendorKind = (typeof vendorKinds)[number]
export const sellsWhat = ['goods', 'services', 'both'] as const
export type SellsWhat = (typeof sellsWhat)[number]

export const paperKinds = [
  'pan-card',
  'registration-certificate',
  'vat-certificate',
  /** A cheque of the account, or a picture of the wallet's own page with name and number. */
  'payout-proof',
  'licence',
] as const
export type PaperKind = (typeof paperKinds)[number]
export const paperMaxBytes = 10 * 1024 * 1024
/** A paper of several pages may come as several photos. */
export const maxPapersPerKind = 5
/** Checked by the content of the file, whatever its name is. */
export const paperFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

export const refusalReasons = [
  'papers-not-genuine',
  'goods-not-allowed',
  'not-the-owner',
  'shop-exists',
  'no-answer',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/**
 * Whether the reader refused an application before. Then somebody else decides about it (`others`), unless nobody else
 * has the right to (`alone`).
 */
export const ownRefusals = ['none', 'others', 'alone'] as const
export type OwnRefusal = (typeof ownRefusals)[number]

export const shopNameMaxLength = 80
export const legalNameMaxLength = 120
export const registrationMaxLength = 60
export const officeMaxLength = 120
export const tradeMaxLength = 160
export const aboutMaxLength = 600
export const policyMaxLength = 600
export const licenceMaxLength = 160
export const noteMaxLength = 500
export const objectionMinLength = 20
export const objectionMaxLength = 2000
export const maxDispatchDays = 14
export const maxWards = 40

/** How long after a refusal the applicant can object, once. */
export const objectionDays = 30
/** The promise to applicants, in minutes of office time. */
export const answerMinutes = 16 * 60

export const agreementKey = 'vendor_agreement'

/** "A-0412" */
export const applicationNumber = (number: number) => `A-${String(number).padStart(4, '0')}`

const panPattern = /^\d{9}$/
/** The nine figures of a PAN or VAT number from anything a person types; undefined when it is none. */
export function toPan(input: string): string | undefined {
  const compact = toPlainFigures(input)
  return panPattern.test(compact) ? compact : undefined
}
/** "609 214 873" */
export const formatPan = (pan: string) => pan.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')

/**
 * What keeps an application from being sent.
 * - required: there is nothing yet
 * - taken: another shop or application has this tax number
 * - changed: there is a newer agreement than the one that was accepted
 */
export const applicationProblems = ['required', 'taken', 'changed'] as const
export type ApplicationProblem = (typeof applicationProblems)[number]

interface ClockEvent {
  step: ApplicationStep
  at: Date
}
export interface ApplicationClock {
  /** Null while the clock rests, and after the end. */
  promisedAt: Date | null
  minutesLeft: number
  isResting: boolean
}

/**
 * By when staff have promised to answer, from the steps that were made, oldest first: 16 office hours after sending.
 * The clock rests while the applicant mends something, and starts anew with an objection.
 */
export function applicationClock(
  office: Office,
  events: readonly ClockEvent[],
  now: Date,
): ApplicationClock | null {
  let left: number = answerMinutes
  let since: Date | null = null
  let state: ApplicationState = 'draft'
  for (const { step, at } of events) {
    if (since) left = Math.max(0, left - officeMinutesBetween(office, since, at))
    if (step === 'object' || step === 'look-again') left = answerMinutes
    state = applicationSteps[step].to
    since = (waitingStates as readonly ApplicationState[]).includes(state) ? at : null
  }
  if (since) {
    const used = officeMinutesBetween(office, since, now)
    return {
      promisedAt: addOfficeMinutes(office, since, left),
      minutesLeft: Math.max(0, left - used),
      isResting: false,
    }
  }
  return state === 'sent-back' ? { promisedAt: null, minutesLeft: left, isResting: true } : null
}
