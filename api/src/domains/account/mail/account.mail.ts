import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import type { MailDraft } from '#platform/mail/layout/mail-draft.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { deviceText, personName } from '#platform/mail/layout/safe-text.ts'
import { accountMailEn } from './account.mail.en.ts'
import { accountMailNe } from './account.mail.ne.ts'

export interface MailReader {
  name: string
  email: string
  language: Language
}

const textsOf: Record<Language, typeof accountMailEn> = { en: accountMailEn, ne: accountMailNe }

type Draft = Omit<MailDraft, 'to' | 'language' | 'greeting' | 'footer'>

function composeAccountMail(reader: MailReader, draft: Draft): NewMail {
  const { greeting, footer } = textsOf[reader.language]
  const mail = composeMail({
    ...draft,
    to: reader.email,
    language: reader.language,
    greeting: greeting(personName(reader.name)),
    footer,
  })
  return { ...mail, kind: 'account' }
}

const helpAction = ({ language }: MailReader, link: string) => ({ label: textsOf[language].askForHelp, link })
const sessionsAction = ({ language }: MailReader, link: string) => ({
  label: textsOf[language].seeSessions,
  link,
})

type Fact = [label: string, value: string]

function whenFact({ language }: MailReader, at: Date): Fact {
  const { labels, nepalTime } = textsOf[language]
  return [labels.when, nepalTime(formatLocalDateTime(at, language))]
}

function deviceFact({ language }: MailReader, device: string): Fact {
  const { labels } = textsOf[language]
  return [labels.device, deviceText(device) || labels.unknownDevice]
}

const newEmailFact = ({ language }: MailReader, email: string): Fact => [
  textsOf[language].labels.newEmail,
  email,
]
const googleFact = ({ language }: MailReader, email: string): Fact => [textsOf[language].labels.google, email]

export function verificationMail(reader: MailReader, link: string): NewMail {
  const { button, ...texts } = textsOf[reader.language].verification
  return composeAccountMail(reader, { ...texts, action: { label: button, link } })
}

/** `isVerified`: whether the reader has verified the address, so that the account is certainly theirs. */
export function alreadyRegisteredMail(
  reader: MailReader,
  { signInLink, resetLink, isVerified }: { signInLink: string; resetLink: string; isVerified: boolean },
): NewMail {
  const { alreadyRegistered, alreadyOpened } = textsOf[reader.language]
  const { button, secondButton, ...texts } = isVerified ? alreadyRegistered : alreadyOpened
  return composeAccountMail(reader, {
    ...texts,
    action: { label: button, link: signInLink },
    secondAction: { label: secondButton, link: resetLink },
  })
}

/** `startsAnew`: the address was never verified, so the reset closes the account and opens an empty one. */
export function resetPasswordMail(
  reader: MailReader,
  link: string,
  { startsAnew }: { startsAnew: boolean },
): NewMail {
  const { button, anew, ...texts } = textsOf[reader.language].resetPassword
  const paragraphs = startsAnew ? [...texts.paragraphs, anew] : texts.paragraphs
  return composeAccountMail(reader, { ...texts, paragraphs, action: { label: button, link } })
}

export function passwordChangedMail(
  reader: MailReader,
  { at, wasReset, helpLink }: { at: Date; wasReset: boolean; helpLink: string },
): NewMail {
  const { changed, reset, ...texts } = textsOf[reader.language].passwordChanged
  return composeAccountMail(reader, {
    ...texts,
    paragraphs: [wasReset ? reset : changed, ...texts.paragraphs],
    facts: [whenFact(reader, at)],
    action: helpAction(reader, helpLink),
  })
}

/** Goes to the new address, which may belong to somebody else. */
export function confirmNewEmailMail(reader: MailReader, newEmail: string, link: string): NewMail {
  const { button, ...texts } = textsOf[reader.language].confirmNewEmail
  return composeAccountMail(
    { ...reader, email: newEmail },
    { ...texts, facts: [newEmailFact(reader, newEmail)], action: { label: button, link } },
  )
}

/** Goes to the present address (`reader.email`), whose owner may not have asked for the change. */
export function emailChangeAskedMail(reader: MailReader, newEmailMasked: string, helpLink: string): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].emailChangeAsked,
    facts: [newEmailFact(reader, newEmailMasked)],
    action: helpAction(reader, helpLink),
  })
}

/** Goes to the previous address, which is `reader.email`. */
export function emailChangedMail(reader: MailReader, newEmailMasked: string, helpLink: string): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].emailChanged,
    facts: [newEmailFact(reader, newEmailMasked)],
    action: helpAction(reader, helpLink),
  })
}

export function emailTakenMail(reader: MailReader, { helpLink }: { helpLink: string }): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].emailTaken,
    action: helpAction(reader, helpLink),
  })
}

export interface NewDevice {
  device: string
  ipAddress: string | null
  at: Date
  way: 'password' | 'google'
  sessionsLink: string
}

export function newDeviceMail(reader: MailReader, signIn: NewDevice): NewMail {
  const { labels, ways, newDevice } = textsOf[reader.language]
  const { unlessYou, ...texts } = newDevice
  const ipFact: Fact[] = signIn.ipAddress === null ? [] : [[labels.ipAddress, signIn.ipAddress]]
  return composeAccountMail(reader, {
    ...texts,
    paragraphs: [...texts.paragraphs, unlessYou[signIn.way]],
    facts: [
      deviceFact(reader, signIn.device),
      whenFact(reader, signIn.at),
      ...ipFact,
      [labels.way, ways[signIn.way]],
    ],
    action: sessionsAction(reader, signIn.sessionsLink),
  })
}

export function sessionStolenMail(
  reader: MailReader,
  { device, at, sessionsLink }: { device: string; at: Date; sessionsLink: string },
): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].sessionStolen,
    facts: [deviceFact(reader, device), whenFact(reader, at)],
    action: sessionsAction(reader, sessionsLink),
  })
}

export function googleLinkedMail(
  reader: MailReader,
  { googleEmail, sessionsLink }: { googleEmail: string; sessionsLink: string },
): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].googleLinked,
    facts: [googleFact(reader, googleEmail)],
    action: sessionsAction(reader, sessionsLink),
  })
}

export function googleUnlinkedMail(
  reader: MailReader,
  { googleEmail, helpLink }: { googleEmail: string; helpLink: string },
): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].googleUnlinked,
    facts: [googleFact(reader, googleEmail)],
    action: helpAction(reader, helpLink),
  })
}

export type ReclaimedBy = keyof typeof accountMailEn.reclaimed.by

export function addressReclaimedMail(
  reader: MailReader,
  { by, helpLink }: { by: ReclaimedBy; helpLink: string },
): NewMail {
  const { by: ways, goOn, ...texts } = textsOf[reader.language].reclaimed
  return composeAccountMail(reader, {
    ...texts,
    paragraphs: [ways[by], ...texts.paragraphs, goOn[by]],
    action: helpAction(reader, helpLink),
  })
}

interface SecondFactorNews {
  kind: keyof typeof accountMailEn.secondFactor
  at: Date
  codesLeft: number
  helpLink: string
}

export function secondFactorMail(
  reader: MailReader,
  { kind, at, codesLeft, helpLink }: SecondFactorNews,
): NewMail {
  const { labels, secondFactor } = textsOf[reader.language]
  const left: [string, string] = [labels.codesLeft, inDigitsOf(reader.language, String(codesLeft))]
  return composeAccountMail(reader, {
    ...secondFactor[kind],
    facts: [whenFact(reader, at), ...(kind === 'turnedOff' ? [] : [left])],
    action: helpAction(reader, helpLink),
  })
}

interface StaffNews {
  kind: keyof typeof accountMailEn.staff.news
  /** What the reader may do from now on. */
  isAdmin: boolean
  rights: readonly StaffRight[]
  /** Who decided it. */
  by: string
  at: Date
  consoleLink: string
  helpLink: string
}

export function staffMail(
  reader: MailReader,
  { kind, isAdmin, rights, by, at, consoleLink, helpLink }: StaffNews,
): NewMail {
  const { labels, staff } = textsOf[reader.language]
  const named = rights.map((right) => staff.rights[right]).join(', ')
  return composeAccountMail(reader, {
    ...staff.news[kind],
    facts: [
      [labels.rights, isAdmin ? staff.allRights : named || staff.noRights],
      [labels.decidedBy, personName(by)],
      whenFact(reader, at),
    ],
    action:
      kind === 'remove' ? helpAction(reader, helpLink) : { label: staff.openConsole, link: consoleLink },
  })
}

export function accountDeletedMail(reader: MailReader, { helpLink }: { helpLink: string }): NewMail {
  return composeAccountMail(reader, {
    ...textsOf[reader.language].accountDeleted,
    action: helpAction(reader, helpLink),
  })
}
