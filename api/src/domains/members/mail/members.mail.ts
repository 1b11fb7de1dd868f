import { invitationDays, type InvitableRole, type ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { MailDraft } from '#platform/mail/layout/mail-draft.ts'
import { personName, shopName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { membersMailEn } from './members.mail.en.ts'
import { membersMailNe } from './members.mail.ne.ts'

const textsOf: Record<Language, typeof membersMailEn> = { en: membersMailEn, ne: membersMailNe }

interface Reader {
  name: string
  email: string
  language: Language
}

type Fact = [label: string, value: string]
type Draft = Omit<MailDraft, 'to' | 'language' | 'greeting' | 'footer'>

/** A name that is an advertisement is left out. */
const shopIn = (shop: Bilingual, language: Language) =>
  shopName(inLanguage(shop, language)) || textsOf[language].unnamedShop

function compose(reader: Reader, draft: Draft): NewMail {
  const { greeting, footer } = textsOf[reader.language]
  const mail = composeMail({
    ...draft,
    to: reader.email,
    language: reader.language,
    greeting: greeting(personName(reader.name)),
    footer,
  })
  return { ...mail, kind: 'members' }
}

/** A name that is none, as a web address, is left out with its label. */
const nameFact = (label: string, name: string | undefined): Fact[] => {
  const shown = personName(name ?? '')
  return shown === '' ? [] : [[label, shown]]
}

interface InvitationFacts {
  shop: Bilingual
  role: InvitableRole
  inviter: string
  expiresAt: Date
  link: string
}

export function invitationMail(
  reader: Reader,
  { shop, role, inviter, expiresAt, link }: InvitationFacts,
): NewMail {
  const { labels, roles, nepalTime, invitation } = textsOf[reader.language]
  const name = shopIn(shop, reader.language)
  const days = formatCount(invitationDays, reader.language)
  return compose(reader, {
    subject: invitation.subject(name),
    preheader: invitation.preheader(days),
    paragraphs: invitation.paragraphs,
    facts: [
      [labels.shop, name],
      [labels.role, roles[role]],
      ...nameFact(labels.invitedBy, inviter),
      [labels.until, nepalTime(formatLocalDateTime(expiresAt, reader.language))],
    ],
    action: { label: invitation.button, link },
    smallPrint: invitation.smallPrint(days),
  })
}

export type MemberChange = keyof typeof membersMailEn.member

interface ChangeFacts {
  kind: MemberChange
  /** The texts for the person whom it happened to, or for an owner of the shop. */
  to: 'member' | 'owner'
  shop: Bilingual
  member: string
  role: ShopRole
  formerRole?: ShopRole | undefined
  actor: string | undefined
  at: Date
  shopLink: string
  membersLink: string
  helpLink: string
}

const isOut = (kind: MemberChange) => kind === 'removed' || kind === 'left'

export function memberChangeMail(reader: Reader, facts: ChangeFacts): NewMail {
  const texts = textsOf[reader.language]
  const { labels, roles, nepalTime } = texts
  const { subject, preheader, paragraphs } = texts[facts.to][facts.kind]
  const name = shopIn(facts.shop, reader.language)
  const action =
    facts.to === 'owner'
      ? { label: texts.seeMembers, link: facts.membersLink }
      : isOut(facts.kind)
        ? { label: texts.askForHelp, link: facts.helpLink }
        : { label: texts.openShop, link: facts.shopLink }
  return {
    ...compose(reader, {
      subject: subject(name),
      preheader,
      paragraphs,
      facts: [
        [labels.shop, name],
        ...(facts.to === 'owner' ? nameFact(labels.person, facts.member) : []),
        ...(facts.formerRole ? [[labels.formerRole, roles[facts.formerRole]] satisfies Fact] : []),
        [labels.role, roles[facts.role]],
        ...nameFact(labels.by, facts.actor),
        [labels.when, nepalTime(formatLocalDateTime(facts.at, reader.language))],
      ],
      action,
    }),
    // Its links open nothing without signing in.
    hasSecret: false,
  }
}
