import { formatDateTime } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { MailDraft } from '#platform/mail/mail-draft.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { deviceWords, personName } from '#platform/mail/safe-words.ts'
import { accountMailEn } from './account.mail.en.ts'
import { accountMailNe } from './account.mail.ne.ts'

export interface MailReader {
  name: string
  email: string
  language: Language
}

const wordsOf: Record<Language, typeof accountMailEn> = { en: accountMailEn, ne: accountMailNe }

type Draft = Omit<MailDraft, 'to' | 'language' | 'greeting' | 'footer'>

function write(reader: MailReader, draft: Draft): NewMail {
  const { greeting, footer } = wordsOf[reader.language]
  const mail = composeMail({
    ...draft,
    to: reader.email,
    language: reader.language,
    greeting: greeting(personName(reader.name)),
    footer,
  })
  return { ...mail, kind: 'account' }
}

const helpAction = ({ language }: MailReader, link: string) => ({ label: wordsOf[language].askForHelp, link })
const sessionsAction = ({ language }: MailReader, link: string) => ({
  label: wordsOf[language].seeSessions,
  link,
})

type Fact = [label: string, value: string]

function whenFact({ language }: MailReader, at: Date): Fact {
  const { labels, nepalTime } = wordsOf[language]
  return [labels.when, nepalTime(formatDateTime(at, language))]
}

function deviceFact({ language }: MailReader, device: string): Fact {
  const { labels } = wordsOf[language]
  return [labels.device, deviceWords(device) || labels.unknownDevice]
}

const newEmailFact = ({ language }: MailReader, email: string): Fact => [
  wordsOf[language].labels.newEmail,
  email,
]
const googleFact = ({ language }: MailReader, email: string): Fact => [wordsOf[language].labels.google, email]

export function verificationMail(reader: MailReader, link: string): NewMail {
  const { button, ...words } = wordsOf[reader.language].verification
  return write(reader, { ...words, action: { label: button, link } })
}

/** `isProven`: whether the account is certain to be the reader's. */
export function alreadyRegisteredMail(
  reader: MailReader,
  { signInLink, resetLink, isProven }: { signInLink: string; resetLink: string; isProven: boolean },
): NewMail {
  const { alreadyRegistered, alreadyOpened } = wordsOf[reader.language]
  const { button, secondButton, ...words } = isProven ? alreadyRegistered : alreadyOpened
  return write(reader, {
    ...words,
    action: { label: button, link: signInLink },
    secondAction: { label: secondButton, link: resetLink },
  })
}

/** `startsAnew`: the address was never proven, and what is in the account goes with the old password. */
export function resetPasswordMail(
  reader: MailReader,
  link: string,
  { startsAnew }: { startsAnew: boolean },
): NewMail {
  const { button, anew, ...words } = wordsOf[reader.language].resetPassword
  const paragraphs = startsAnew ? [...words.paragraphs, anew] : words.paragraphs
  return write(reader, { ...words, paragraphs, action: { label: button, link } })
}

export function passwordChangedMail(
  reader: MailReader,
  { at, wasReset, helpLink }: { at: Date; wasReset: boolean; helpLink: string },
): NewMail {
  const { changed, reset, ...words } = wordsOf[reader.language].passwordChanged
  return write(reader, {
    ...words,
    paragraphs: [wasReset ? reset : changed, ...words.paragraphs],
    facts: [whenFact(reader, at)],
    action: helpAction(reader, helpLink),
  })
}

/** Goes to the new address, whoever reads there. */
export function confirmNewEmailMail(reader: MailReader, newEmail: string, link: string): NewMail {
  const { button, ...words } = wordsOf[reader.language].confirmNewEmail
  return write(
    { ...reader, email: newEmail },
    { ...words, facts: [newEmailFact(reader, newEmail)], action: { label: button, link } },
  )
}

/** `reader.email` is the address that is to be left. */
export function emailChangeAskedMail(reader: MailReader, newEmailMasked: string, helpLink: string): NewMail {
  return write(reader, {
    ...wordsOf[reader.language].emailChangeAsked,
    facts: [newEmailFact(reader, newEmailMasked)],
    action: helpAction(reader, helpLink),
  })
}

/** `reader.email` is the address that was left. */
export function emailChangedMail(reader: MailReader, newEmailMasked: string, helpLink: string): NewMail {
  return write(reader, {
    ...wordsOf[reader.language].emailChanged,
    facts: [newEmailFact(reader, newEmailMasked)],
    action: helpAction(reader, helpLink),
  })
}

export function emailTakenMail(reader: MailReader, { helpLink }: { helpLink: string }): NewMail {
  return write(reader, {
    ...wordsOf[reader.language].emailTaken,
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
  const { labels, ways, newDevice } = wordsOf[reader.language]
  const { unlessYou, ...words } = newDevice
  const ipFact: Fact[] = signIn.ipAddress === null ? [] : [[labels.ipAddress, signIn.ipAddress]]
  return write(reader, {
    ...words,
    paragraphs: [...words.paragraphs, unlessYou[signIn.way]],
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
  return write(reader, {
    ...wordsOf[reader.language].sessionStolen,
    facts: [deviceFact(reader, device), whenFact(reader, at)],
    action: sessionsAction(reader, sessionsLink),
  })
}

export function googleLinkedMail(
  reader: MailReader,
  { googleEmail, sessionsLink }: { googleEmail: string; sessionsLink: string },
): NewMail {
  return write(reader, {
    ...wordsOf[reader.language].googleLinked,
    facts: [googleFact(reader, googleEmail)],
    action: sessionsAction(reader, sessionsLink),
  })
}

export function googleUnlinkedMail(
  reader: MailReader,
  { googleEmail, helpLink }: { googleEmail: string; helpLink: string },
): NewMail {
  return write(reader, {
    ...wordsOf[reader.language].googleUnlinked,
    facts: [googleFact(reader, googleEmail)],
    action: helpAction(reader, helpLink),
  })
}

export type TakenBackBy = keyof typeof accountMailEn.takenBack.by

export function accountTakenBackMail(
  reader: MailReader,
  { by, helpLink }: { by: TakenBackBy; helpLink: string },
): NewMail {
  const { by: ways, goOn, ...words } = wordsOf[reader.language].takenBack
  return write(reader, {
    ...words,
    paragraphs: [ways[by], ...words.paragraphs, goOn[by]],
    action: helpAction(reader, helpLink),
  })
}

interface FactorNews {
  kind: keyof typeof accountMailEn.secondFactor
  at: Date
  codesLeft: number
  helpLink: string
}

export function secondFactorMail(reader: MailReader, { kind, at, codesLeft, helpLink }: FactorNews): NewMail {
  const { labels, secondFactor } = wordsOf[reader.language]
  const left = inDigitsOf(reader.language, String(codesLeft))
  return write(reader, {
    ...secondFactor[kind],
    facts: [whenFact(reader, at), [labels.codesLeft, left]],
    action: helpAction(reader, helpLink),
  })
}

export function accountDeletedMail(reader: MailReader, { helpLink }: { helpLink: string }): NewMail {
  return write(reader, {
    ...wordsOf[reader.language].accountDeleted,
    action: helpAction(reader, helpLink),
  })
}
