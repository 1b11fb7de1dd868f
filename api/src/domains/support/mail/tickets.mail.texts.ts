import type { Language } from '@haat/contract/shared/language.ts'

interface MailTexts {
  greeting: (name: string) => string
  /** The first mail about a ticket, which says that it arrived. */
  receipt: {
    subject: (number: string) => string
    preheader: (answerBy: string) => string
    thanks: (answerBy: string) => string
    /** The phone is empty in a shop that has given none. */
    number: (number: string, phone: string, days: { from: string; to: string; times: string }) => string
    /** The button to the thread. */
    follow: string
    about: (title: string) => string
    yourMessage: string
    footer: string
  }
  /** The subject of all mails about a ticket that staff took down on the telephone. */
  callSubject: (number: string) => string
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
    receipt: {
      subject: (number) => `We have your message (${number})`,
      preheader: (answerBy) => `We will answer by ${answerBy} (Nepal time).`,
      thanks: (answerBy) =>
        `Thank you for writing to Haat. Our team reads your message and will answer by ${answerBy} (Nepal time), usually sooner.`,
      number: (number, phone, { from, to, times }) =>
        `Your ticket number is ${number}.${phone && ` Please name it when you call ${phone} (${from} to ${to}, ${times}).`} You can follow the conversation and add a message with the button below.`,
      follow: 'See the conversation',
      about: (title) => `It is about: ${title}.`,
      yourMessage: 'Your message:',
      footer: 'You get this email because this address was given in a message to Haat.',
    },
    callSubject: (number) => `We took down your call (${number})`,
    from: (name) => `${name}, Haat`,
    read: 'Read and answer',
    files: (names) => `With this answer: ${names}. Open it with the button below.`,
    number: (number, phone) =>
      `Your ticket number is ${number}.${phone && ` You can also call us: ${phone}.`}`,
    merged: (from, into) =>
      `You wrote to us twice about the same thing. Both messages (${from} and ${into}) continue under the number ${into}.`,
    notYou:
      'If you did not write to us, someone else typed your address. No action is needed; it gives them nothing of yours.',
    footer: 'You get this email because you wrote to Haat.',
  },
  ne: {
    greeting: (name) => (name ? `नमस्ते ${name} ज्यू,` : 'नमस्ते,'),
    receipt: {
      subject: (number) => `तपाईंको सन्देश पायौँ (${number})`,
      preheader: (answerBy) => `नेपाली समयअनुसार ${answerBy} बजेसम्म जवाफ आउनेछ।`,
      thanks: (answerBy) =>
        `हाटलाई लेख्नुभएकोमा धन्यवाद। हाम्रो टोलीले तपाईंको सन्देश पढेर नेपाली समयअनुसार ${answerBy} बजेसम्म, प्रायः त्यसअघि नै, जवाफ दिनेछ।`,
      number: (number, phone, { from, to, times }) =>
        `तपाईंको टिकट नम्बर ${number} हो।${phone && ` ${phone} मा फोन गर्दा (${from}देखि ${to}सम्म, ${times} बजे) कृपया यो नम्बर भन्नुहोस्।`} कुराकानी हेर्न र थप लेख्न तलको बटन थिच्नुहोस्।`,
      follow: 'कुराकानी हेर्नुहोस्',
      about: (title) => `विषय: ${title}।`,
      yourMessage: 'तपाईंको सन्देश:',
      footer: 'हाटलाई पठाइएको सन्देशमा यो इमेल ठेगाना लेखिएकाले यो इमेल पठाइएको हो।',
    },
    callSubject: (number) => `फोनमा भन्नुभएको कुरा लेखियो (${number})`,
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
