import type { Language } from '@haat/contract/shared/language.ts'
import type { Mishap } from './mishaps.ts'

interface GatewayTexts {
  note: (name: string) => string
  title: (amount: string, merchant: string) => string
  reference: string
  noMoney: string
  pay: string
  cancel: string
  tryOut: string
  mishaps: Record<Mishap, string>
  stranded: { title: string; lost: string; late: string; back: string }
  unknown: { title: string; text: string }
  over: { title: string; text: string }
}

export const gatewayTexts: Record<Language, GatewayTexts> = {
  en: {
    note: (name) => `Stand-in for ${name}, for trying out`,
    title: (amount, merchant) => `Pay ${amount} to ${merchant}`,
    reference: 'Reference',
    noMoney: 'No money moves, and nothing leaves this shop.',
    pay: 'Pay',
    cancel: 'Cancel',
    tryOut: 'Try what can go wrong',
    mishaps: {
      none: 'All goes well',
      delayed: 'Delayed: the money shows after half a minute',
      lost: 'Lost: paid, but you never come back',
      doubled: 'Doubled: you come back twice',
      forged: 'Forged: not paid, but you come back as if it were',
      smaller: 'Smaller: one rupee less arrives',
      late: 'Late: the money comes after 20 minutes, when the order is over',
      down: 'Status service down for a minute',
    },
    stranded: {
      title: 'This is where the way back would be',
      lost: 'You have paid, and the answer was lost on its way. The shop has to find out by itself, within half a minute.',
      late: 'Your money is under way and comes in 20 minutes. By then the order is over, and the shop has to send it back.',
      back: 'To your orders',
    },
    unknown: { title: 'No such payment', text: 'Please go back to the shop and start again.' },
    over: { title: 'This payment is over', text: 'It was paid or cancelled already.' },
  },
  ne: {
    note: (name) => `परीक्षणका लागि ${name} को नक्कल`,
    title: (amount, merchant) => `${merchant}लाई ${amount} भुक्तानी गर्नुहोस्`,
    reference: 'सन्दर्भ',
    noMoney: 'वास्तविक पैसा काटिँदैन, र केही पनि यो पसलबाट बाहिर जाँदैन।',
    pay: 'तिर्नुहोस्',
    cancel: 'रद्द गर्नुहोस्',
    tryOut: 'के–के बिग्रन सक्छ, जाँच्नुहोस्',
    mishaps: {
      none: 'सबै ठीक हुन्छ',
      delayed: 'ढिलो: पैसा आधा मिनेटपछि देखिन्छ',
      lost: 'हरायो: भुक्तानी भयो, तर तपाईं फर्किनुहुन्न',
      doubled: 'दोहोरो: तपाईं दुई पटक फर्किनुहुन्छ',
      forged: 'नक्कली: भुक्तानी नभई भएजस्तो गरी फर्किनुहुन्छ',
      smaller: 'कम: एक रुपैयाँ कम आउँछ',
      late: 'अबेर: अर्डर सकिएपछि, २० मिनेटमा पैसा आउँछ',
      down: 'स्थिति सेवा एक मिनेट बन्द',
    },
    stranded: {
      title: 'फर्कने बाटो यहीँ हुन्थ्यो',
      lost: 'तपाईंले भुक्तानी गर्नुभयो, तर जवाफ बाटोमै हरायो। पसलले आधा मिनेटभित्र आफैँ थाहा पाउनुपर्छ।',
      late: 'तपाईंको पैसा बाटोमा छ र २० मिनेटमा आउँछ। त्यतिन्जेल अर्डर सकिइसकेको हुन्छ, र पसलले पैसा फिर्ता गर्नुपर्छ।',
      back: 'मेरा अर्डरहरू',
    },
    unknown: { title: 'यस्तो भुक्तानी छैन', text: 'कृपया पसलमा फर्केर फेरि सुरु गर्नुहोस्।' },
    over: { title: 'यो भुक्तानी सकिएको छ', text: 'यो पहिल्यै तिरिएको वा रद्द गरिएको हो।' },
  },
}
