import type { calls as en } from '../../en/staff/calls.ts'
import { withEnding } from '../case-ending.ts'

export const calls: typeof en = {
  title: 'फोन गर्नेका लागि नयाँ टिकट',
  text: 'फोनमा भएको व्यक्तिका लागि: यो उहाँकै टिकट बन्छ, र तपाईंले लेख्नुभएको भनेर देखिन्छ।',
  name: 'फोन गर्नेको नाम',
  nameRequired: 'नाम लेख्नुहोस्',
  phoneNumber: 'फोन नम्बर',
  phoneNumberRequired: 'फोन नम्बर वा इमेल ठेगाना लेख्नुहोस्',
  email: 'इमेल',
  emailHint: 'इमेल ठेगाना भए फोन गर्नेलाई पुष्टिको इमेल जान्छ।',
  emailInvalid: 'कृपया सही इमेल ठेगाना लेख्नुहोस्',
  account: (name) =>
    `${withEnding(name, 'को')} खाता: टिकट यही खातामा देखिन्छ। अर्डरबारे बताउनुअघि उहाँलाई मात्र थाहा हुने कुरा सोध्नुहोस्।`,
  noAccount: 'यो ठेगाना पुष्टि भएको खाता छैन। पुष्टिको इमेलमा टिकट खोल्ने लिङ्क हुन्छ।',
  language: 'हाम्रो जवाफको भाषा',
  languageHint: 'पुष्टिको इमेल पनि यही भाषामा जान्छ।',
  languages: { en: 'अङ्ग्रेजी', ne: 'नेपाली' },
  subject: 'विषय',
  subjectRequired: 'विषय लेख्नुहोस्',
  orderNumber: 'अर्डर नम्बर',
  orderNumberInvalid: 'अर्डर नम्बर H-20764 जस्तो हुन्छ',
  orderNumberUnknown: 'यो नम्बरको अर्डर छैन',
  message: 'फोन गर्नेले भनेको कुरा',
  messageHint: 'उहाँले भनेजस्तै लेख्नुहोस्, उहाँले पढ्न सक्नुहुन्छ। आफ्नो कुरा टिप्पणीमा लेख्नुहोस्।',
  messageRequired: 'भनिएको कुरा लेख्नुहोस्',
  save: 'टिकट खोल्नुहोस्',
  done: (number) => `फोन गर्नेका लागि ${number} खोलियो।`,
  takenDownBy: (name) => `${withEnding(name, 'ले')} लेख्नुभएको`,
  callBack: (phone) => `इमेल ठेगाना छैन: ${phone} मा फोन गर्नुहोस्, अनि टिप्पणी राख्नुहोस्।`,
  unproven: 'फोनमा भनिएको कुरा मात्र हो। केही बताउनुअघि खातावाललाई मात्र थाहा हुने कुरा सोध्नुहोस्।',
}
