import { languages, type Language } from '@haat/contract/shared/language.ts'
import { describe, expect, it } from 'vitest'
import { repliesUnread } from '#platform/mail/layout/mail-draft.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import * as mails from './account.mail.ts'

const link = 'https://haat.test/verify-email?token=A1-b_2&from=mail'
const resetLink = 'https://haat.test/?modal=forgot-password'
const at = new Date('2026-11-15T03:20:00Z')
const device = 'Chrome · Android'
const googleEmail = 'sita@gmail.example'
const staffNews = {
  isAdmin: false,
  rights: ['support', 'orders'] as const,
  by: 'Rojina Karki',
  at,
  consoleLink: link,
  helpLink: link,
}

type Write = (reader: mails.MailReader) => NewMail
const all: Record<string, Write> = {
  verification: (reader) => mails.verificationMail(reader, link),
  alreadyRegistered: (reader) =>
    mails.alreadyRegisteredMail(reader, { signInLink: link, resetLink, isVerified: true }),
  alreadyOpened: (reader) =>
    mails.alreadyRegisteredMail(reader, { signInLink: link, resetLink, isVerified: false }),
  resetPassword: (reader) => mails.resetPasswordMail(reader, link, { startsAnew: false }),
  resetAnew: (reader) => mails.resetPasswordMail(reader, link, { startsAnew: true }),
  passwordChanged: (reader) => mails.passwordChangedMail(reader, { at, wasReset: false, helpLink: link }),
  passwordReset: (reader) => mails.passwordChangedMail(reader, { at, wasReset: true, helpLink: link }),
  confirmNewEmail: (reader) => mails.confirmNewEmailMail(reader, 'new@example.com', link),
  emailChangeAsked: (reader) => mails.emailChangeAskedMail(reader, 'n•••@example.com', link),
  emailChanged: (reader) => mails.emailChangedMail(reader, 'n•••@example.com', link),
  emailTaken: (reader) => mails.emailTakenMail(reader, { helpLink: link }),
  newDevice: (reader) =>
    mails.newDeviceMail(reader, { device, ipAddress: '2001:db8::7', at, way: 'google', sessionsLink: link }),
  sessionStolen: (reader) => mails.sessionStolenMail(reader, { device, at, sessionsLink: link }),
  googleLinked: (reader) => mails.googleLinkedMail(reader, { googleEmail, sessionsLink: link }),
  googleUnlinked: (reader) => mails.googleUnlinkedMail(reader, { googleEmail, helpLink: link }),
  reclaimedByGoogle: (reader) => mails.addressReclaimedMail(reader, { by: 'google', helpLink: link }),
  reclaimedByReset: (reader) => mails.addressReclaimedMail(reader, { by: 'reset', helpLink: link }),
  reclaimedByMail: (reader) => mails.addressReclaimedMail(reader, { by: 'mail', helpLink: link }),
  secondFactor: (reader) =>
    mails.secondFactorMail(reader, { kind: 'setUp', at, codesLeft: 10, helpLink: link }),
  recoveryUsed: (reader) =>
    mails.secondFactorMail(reader, { kind: 'recoveryUsed', at, codesLeft: 9, helpLink: link }),
  codesRenewed: (reader) =>
    mails.secondFactorMail(reader, { kind: 'codesRenewed', at, codesLeft: 10, helpLink: link }),
  turnedOff: (reader) =>
    mails.secondFactorMail(reader, { kind: 'turnedOff', at, codesLeft: 0, helpLink: link }),
  staffAdded: (reader) => mails.staffMail(reader, { ...staffNews, kind: 'add' }),
  staffChanged: (reader) => mails.staffMail(reader, { ...staffNews, kind: 'change', isAdmin: true }),
  staffRemoved: (reader) => mails.staffMail(reader, { ...staffNews, kind: 'remove', rights: [] }),
  accountDeleted: (reader) => mails.accountDeletedMail(reader, { helpLink: link }),
}

const readerOf = (language: Language, name = 'Sita K.C.') => ({ name, email: 'sita@example.com', language })
const htmlOf = (mail: NewMail) => mail.html ?? ''
const count = (text: string, part: string) => text.split(part).length - 1
const linkInHtml = link.replace('&', '&amp;')
/** The text that a person sees, without head and tags. */
const shownIn = (html: string) => html.replace(/^[\s\S]*<body/, '<body').replace(/<[^>]*>/g, ' ')

const cases = Object.entries(all).flatMap(([name, write]) =>
  languages.map((language) => ({ name, write, language })),
)

describe.each(cases)('$name in $language', ({ name, write, language }) => {
  const mail = write(readerOf(language))
  const html = htmlOf(mail)

  it('greets the reader by name, in the reader’s language, under a subject of one line', () => {
    const greeting = language === 'en' ? 'Namaste Sita K.C.,' : 'नमस्ते Sita K.C. ज्यू,'
    expect(mail.to).toBe(name === 'confirmNewEmail' ? 'new@example.com' : 'sita@example.com')
    expect(mail.subject).toMatch(/^[^\r\n]{10,80}$/)
    expect(/[\u0900-\u097F]/.test(mail.subject)).toBe(language === 'ne')
    expect(mail.text.startsWith(`${greeting}\n\n`)).toBe(true)
    expect(html).toContain(greeting)
    expect(html).toContain(`<html lang="${language}">`)
  })

  it('has its link once to click and once to read, and in the text once', () => {
    expect(count(html, `href="${linkInHtml}"`)).toBe(1)
    expect(count(shownIn(html), linkInHtml)).toBe(1)
    expect(count(mail.text, link)).toBe(1)
    expect(mail.text).toMatch(new RegExp(`:\n${RegExp.escape(link)}\n`))
    const clickable = name.startsWith('already') ? 2 : 1
    expect(count(html, '<a ')).toBe(clickable)
  })

  it('says the same in both versions, and fetches and runs nothing', () => {
    expect(mail.text).not.toMatch(/<\/?[a-z]|undefined|\[object|null/)
    const shown = shownIn(html).replace(/\s+/g, ' ')
    for (const block of mail.text.split('\n\n').filter((text) => !/https:|^-- |: /.test(text))) {
      expect(shown).toContain(block.replaceAll('"', '&quot;'))
    }
    expect(html).not.toMatch(/<script|<img|url\(|src=|undefined|\[object/)
  })

  it('says that nobody reads answers to it', () => {
    for (const version of [mail.text, html]) expect(version).toContain(repliesUnread[language])
  })

  it('leaves no way for a name to become markup, a line of its own or a link', () => {
    const trap = '<script>alert("1")</script>\r\nVisit http://evil.example'
    const trapped = write(readerOf(language, trap))
    for (const part of [trapped.subject, trapped.text, htmlOf(trapped)]) {
      expect(part).not.toMatch(/<script|alert|evil|Visit/)
    }
    expect(trapped.text).toMatch(language === 'en' ? /^Namaste,\n/ : /^नमस्ते,\n/)
    const quoted = htmlOf(write(readerOf(language, `Ram "R" & O'Neil`)))
    expect(quoted).toContain('Ram &quot;R&quot; &amp; O&#39;Neil')
  })
})

describe('the mail about a new device', () => {
  const signIn = { device, ipAddress: null, at, way: 'password' as const, sessionsLink: link }

  it('names device, time in Nepal and way, and the address only when it is known', () => {
    const english = mails.newDeviceMail(readerOf('en'), { ...signIn, ipAddress: '203.0.113.7' })
    expect(english.text).toContain(
      'Device: Chrome · Android\nWhen: 15 November 2026, 9:05 AM (Nepal time)\nIP address: 203.0.113.7\nSigned in with: Password\n',
    )
    const nepali = mails.newDeviceMail(readerOf('ne'), signIn)
    expect(nepali.text).toContain(
      'डिभाइस: Chrome · Android\nसमय: २०८३ कात्तिक २९ गते, बिहान ९:०५ (नेपाली समय)\nसाइन इनको तरिका: पासवर्ड\n',
    )
  })

  it('takes nothing but short plain words from what a browser says of itself', () => {
    const userAgent = `Evil"><img src=x onerror=alert(1)>\nhttps://evil.example/ www.evil.example evil.example ${'x'.repeat(500)}`
    const mail = mails.newDeviceMail(readerOf('en'), { ...signIn, device: userAgent })
    expect(mail.text).toMatch(/^Device: Evil"img src=x onerror=alert\(1\) evil\. example x+…$/m)
    expect(htmlOf(mail)).toContain('Evil&quot;img')
    expect(htmlOf(mail)).not.toMatch(/evil\.example|<img/)
    expect(mails.newDeviceMail(readerOf('en'), { ...signIn, device: ' ' }).text).toContain(
      'Device: Not known',
    )
  })

  it('advises a password for a password and Google for Google', () => {
    expect(mails.newDeviceMail(readerOf('en'), signIn).text).toContain('change your password')
    const byGoogle = mails.newDeviceMail(readerOf('en'), { ...signIn, way: 'google' })
    expect(byGoogle.text).toContain('check that your Google account is safe')
  })
})

describe('what a mail must say', () => {
  it('how long a link works', () => {
    const textOf = (name: string, language: Language) => all[name]?.(readerOf(language)).text
    expect(textOf('verification', 'en')).toContain('24 hours')
    expect(textOf('verification', 'ne')).toContain('२४ घण्टा')
    for (const name of ['resetPassword', 'confirmNewEmail']) {
      expect(textOf(name, 'en')).toContain('one hour')
      expect(textOf(name, 'ne')).toContain('एक घण्टा')
    }
  })

  it('which devices a changed password has signed out', () => {
    expect(all['passwordReset']?.(readerOf('en')).text).toContain('every device was signed out')
    expect(all['passwordChanged']?.(readerOf('en')).text).toContain('every other device was signed out')
  })

  it('what the law keeps of a deleted account', () => {
    expect(all['accountDeleted']?.(readerOf('en')).text).toMatch(
      /orders, invoices and complaints.* 5 years.*stored securely/,
    )
    expect(all['accountDeleted']?.(readerOf('ne')).text).toContain('५ वर्ष')
  })

  it('that a new password clears an account that was never confirmed', () => {
    expect(all['resetAnew']?.(readerOf('en')).text).toMatch(
      /starts anew: what was put into it before .* is cleared/,
    )
    expect(all['resetPassword']?.(readerOf('en')).text).not.toMatch(/cleared/)
    expect(all['alreadyOpened']?.(readerOf('en')).text).toMatch(/never confirmed.*yours alone.*cleared/s)
    expect(all['verification']?.(readerOf('en')).text).toMatch(/open the link and say so/)
  })

  it('the other way in, where somebody has an account already', () => {
    const mail = all['alreadyRegistered']!(readerOf('en'))
    expect(count(htmlOf(mail), `href="${resetLink}"`)).toBe(1)
    expect(mail.text).toContain(`Set a new password:\n${resetLink}\n`)
  })
})
