import type { RefusalReason } from '@haat/contract/domains/applications.rules.ts'
import type {
  ChecklistLineName,
  SendBackReason,
} from '@haat/contract/domains/applications.checklist.rules.ts'

const lines: Record<ChecklistLineName, string> = {
  'business-name': 'Business name as registered',
  registration: 'Registration number and office',
  contact: 'Address, phone and email',
  business: 'Kind of business and branches',
  'tax-number': 'PAN or VAT number',
  'vat-certificate': 'VAT certificate',
  payout: 'Bank account or wallet',
  licence: 'Licence',
  'complaint-contact': 'Complaint contact',
  terms: 'Return and delivery terms',
  agreement: 'Agreement with Haat',
}

const reasons: Record<SendBackReason, string> = {
  'not-readable': 'The paper is not readable.',
  'missing-page': 'A page is missing.',
  'name-differs': 'The name differs from the paper.',
  'number-differs': 'The number differs from the paper.',
  'other-name': 'The account has another name.',
  expired: 'The paper has expired.',
  incomplete: 'Something is missing.',
  'not-reachable': 'We could not reach anybody there.',
  'against-law': 'The law does not allow this.',
  other: '',
}

const refusals: Record<RefusalReason, string> = {
  'papers-not-genuine': 'The papers do not look genuine.',
  'goods-not-allowed': 'Haat cannot offer these goods or services.',
  'not-the-owner': 'The papers belong to somebody else.',
  'shop-exists': 'This business has a shop on Haat already.',
  'no-answer': 'We asked and got no answer.',
  other: '',
}

export const applicationsMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer: 'You get this email because you applied to open a shop on Haat.',
  number: 'Application',
  promised: 'We answer by',
  reason: 'Reason',
  nepalTime: (time: string) => `${time} (Nepal time)`,
  see: 'See the application',
  line: (name: string, reason: string, note: string, link: string) =>
    [`${name}:`, reason, note && `“${note}”`, link].filter(Boolean).join(' '),
  lines,
  reasons,
  refusals,
  steps: {
    send: {
      subject: (number: string) => `We have your application ${number}`,
      preheader: 'We look at it within two office days.',
      text: 'Thank you for applying to open a shop on Haat. We look at your particulars and papers now. You need to do nothing until we write.',
    },
    'send-back': {
      subject: (number: string) => `Please mend something in your application ${number}`,
      preheader: 'The rest is fine.',
      text: 'We looked at your application. Please mend what stands below and send it again; we go on where we stopped. While we wait for you, our clock rests.',
      button: 'Mend it',
    },
    approve: {
      subject: (number: string) => `Your shop is open (${number})`,
      preheader: 'Welcome to Haat.',
      text: 'Your application is approved and your shop is open. Its page shows the particulars that the law asks for.',
      button: 'Go to your shop',
    },
    refuse: {
      subject: (number: string) => `We cannot open your shop (${number})`,
      preheader: 'You can object.',
      text: 'We looked at your application and cannot open this shop.',
      objection: (until: string) =>
        `If this is wrong, you can object until ${until}: open the application, say why in a few sentences, and we look again.`,
      button: 'See or object',
    },
    /** After an objection: there is no second one. */
    'refused-again': {
      subject: (number: string) => `We cannot open your shop (${number})`,
      preheader: 'We looked at it once more.',
      text: 'We looked at your application once more and cannot open this shop. You can begin a new application at any time.',
    },
    object: {
      subject: (number: string) => `We have your objection (${number})`,
      preheader: 'We look again.',
      text: 'We have your objection and look at your application again.',
    },
    'look-again': {
      subject: (number: string) => `Your objection was right (${number})`,
      preheader: 'We look at your application again.',
      text: 'We read your objection. The refusal is taken back, and we look at your application as if it were new.',
    },
    'stay-refused': {
      subject: (number: string) => `The refusal stays (${number})`,
      preheader: 'We read your objection.',
      text: 'We read your objection and looked again. The refusal stays. You can begin a new application at any time.',
    },
    withdraw: {
      subject: (number: string) => `Your application ${number} is withdrawn`,
      preheader: 'Your papers will be erased.',
      text: 'You have withdrawn your application. We erase its papers and particulars after 90 days. You can begin a new one at any time.',
    },
  },
}
