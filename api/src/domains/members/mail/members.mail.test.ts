import { describe, expect, it } from 'vitest'
import { languages } from '@haat/contract/shared/language.ts'
import { invitationMail, memberChangeMail, type MemberChange } from './members.mail.ts'

const shop = { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' }
const link = 'https://haat.test/vendor/join?token=A1-b_2'
const at = new Date('2026-11-15T03:20:00Z')
const readerOf = (language: 'en' | 'ne') => ({ name: 'Sita K.C.', email: 'sita@example.com', language })
const kinds: MemberChange[] = ['joined', 'roleChanged', 'ownershipTransferred', 'removed', 'left']

const changeMail = (kind: MemberChange, to: 'member' | 'owner', language: 'en' | 'ne', actor?: string) =>
  memberChangeMail(readerOf(language), {
    kind,
    to,
    shop,
    member: 'Bishnu Gaha',
    role: 'manager',
    formerRole: kind === 'roleChanged' ? 'packer' : undefined,
    actor,
    at,
    shopLink: 'https://haat.test/vendor',
    membersLink: 'https://haat.test/vendor',
    helpLink: 'https://haat.test/help-support',
  })

describe.each(languages)('mails about members in %s', (language) => {
  it('an invitation says which shop, as what, by whom and until when, and has one link', () => {
    const facts = { shop, role: 'packer' as const, inviter: 'Pasang Sherpa', expiresAt: at, link }
    const { subject, text, html = '' } = invitationMail(readerOf(language), facts)
    expect(subject).toContain(shop[language])
    for (const part of ['Sita K.C.', 'Pasang Sherpa', shop[language]]) expect(text).toContain(part)
    expect(text).toContain(link)
    expect(html.split(`href="${link}"`).length - 1).toBe(1)
    expect(text).toContain(language === 'en' ? '7 days' : '७ दिन')
  })

  it.each(kinds)('%s is told to the member and to owners, each with the shop in the subject', (kind) => {
    const member = changeMail(kind, 'member', language, 'Pasang Sherpa')
    const owner = changeMail(kind, 'owner', language, 'Pasang Sherpa')
    expect(member.subject).not.toBe(owner.subject)
    for (const mail of [member, owner]) {
      expect(mail.subject).toContain(shop[language])
      expect(mail.text).toContain('Pasang Sherpa')
      expect(mail.text).not.toContain('undefined')
      expect(mail.hasSecret).toBe(false)
    }
    expect(owner.text).toContain('Bishnu Gaha')
  })

  it.each(['Win at www.evil.example', 'Call 98 41 23 45 67 now', '<b>Prize</b>', 'Pay: haat@evil.example'])(
    'the name of a shop that is an advertisement is left out: %s',
    (name) => {
      const facts = {
        shop: { en: name, ne: name },
        role: 'packer' as const,
        inviter: 'Pasang',
        expiresAt: at,
        link,
      }
      const { subject, text, html = '' } = invitationMail(readerOf(language), facts)
      for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|98 41|Prize|Win at/)
      expect(subject).toContain(language === 'en' ? 'A shop' : 'एउटा पसल')
    },
  )

  it('a name that is an advertisement is left out', () => {
    const { text } = changeMail('joined', 'owner', language, 'Win at www.evil.example')
    expect(text).not.toContain('evil')
  })
})
