import type { Language } from '@haat/contract/shared/language.ts'

interface MailTexts {
  greeting: (name: string) => string
  from: (name: string) => string
  read: string
  files: (names: string) => string
  /** The phone is empty in a shop that has given none. */
  number: (number: string, phone: string) => string
  merged: (from: string, into: string) => string
  /** For the owner of an address that somebody else may have typed. */
  notYou: string
  footer: string
}

export const ticketMailTexts: Record<Language, MailTexts> = {
  en: {
    greeting: (name) => `${`Namaste ${name}`.trim()},`,
    from: (name) => `${name}, Haat`,
    read: 'Read and answer',
    files: (names) => `With this answer: ${names}. Open it behind the button below.`,
    number: (number, phone) =>
      `Your ticket number is ${number}.${phone && ` You can also call us: ${phone}.`}`,
    merged: (from, into) =>
      `You wrote to us twice about the same thing. We go on with both messages (${from} and ${into}) under the number ${into}.`,
    notYou:
      'If you did not write to us, somebody typed your address. You need not do anything; it gives them nothing of yours.',
    footer: 'You get this mail because you wrote to Haat.',
  },
  ne: {
    greeting: (name) => `${`नमस्ते ${name}`.trim()},`,
    from: (name) => `${name}, हाट`,
    read: 'हेर्नुहोस् र जवाफ दिनुहोस्',
    files: (names) => `यो जवाफसँग: ${names}। तलको बटनबाट खोल्नुहोस्।`,
    number: (number, phone) =>
      `तपाईंको टिकट नम्बर ${number} हो।${phone && ` हामीलाई फोन पनि गर्न सक्नुहुन्छ: ${phone}।`}`,
    merged: (from, into) =>
      `तपाईंले एउटै विषयमा दुई पटक लेख्नुभएको थियो। दुवै सन्देश (${from} र ${into}) मा अब ${into} नम्बरबाटै कुरा अघि बढ्नेछ।`,
    notYou:
      'तपाईंले हामीलाई लेख्नुभएको होइन भने, अरू कसैले तपाईंको इमेल ठेगाना राखेको हुनुपर्छ। तपाईंले केही गर्नुपर्दैन; यसबाट उहाँले तपाईंको केही पनि पाउनुहुन्न।',
    footer: 'तपाईंले हाटलाई लेख्नुभएकाले यो इमेल पठाइएको हो।',
  },
}
