import type { FirstMessage } from '@haat/api/domains/support/tickets/open-ticket.service.ts'

export interface DemoTicket extends Pick<
  FirstMessage,
  'type' | 'name' | 'email' | 'phoneNumber' | 'subject' | 'message' | 'language'
> {
  hoursAgo: number
  /** Written by the shopper's account of the demo, which finds it among its tickets. */
  isShopper?: boolean
  messages?: { by: 'customer' | 'staff' | 'note'; text: string; hoursAgo: number }[]
}

export const demoSavedReplies = [
  {
    shortcut: 'exchange',
    en: 'Namaste {name}, we exchange it free of charge. The courier brings the new one and takes the old one along; please keep it as it came.',
    ne: 'नमस्ते {name} ज्यू, हामी यसलाई निःशुल्क साटिदिन्छौँ। कुरियरले नयाँ सामान ल्याएर पुरानो लैजानेछ; कृपया पुरानोलाई जस्तो आएको थियो त्यस्तै राख्नुहोला।',
  },
  {
    shortcut: 'pickup-time',
    en: 'Our courier can come between 10 AM and 5 PM. Which day suits you, {name}?',
    ne: 'हाम्रो कुरियर बिहान १० देखि बेलुका ५ बजेभित्र आउन सक्छ। तपाईंलाई कुन दिन मिल्छ, {name}?',
  },
  {
    shortcut: 'refund-clock',
    en: 'The money goes back within 7 days after the courier has fetched the parcel, the same way it was paid. Your ticket is {ticket}.',
    ne: 'कुरियरले पार्सल लगेको ७ दिनभित्र रकम तिरेकै माध्यमबाट फिर्ता हुन्छ। तपाईंको टिकट नम्बर {ticket} हो।',
  },
  {
    shortcut: 'thanks',
    en: 'Thank you for writing, {name}. We are glad to hear it.',
    ne: 'लेख्नुभएकोमा धन्यवाद, {name}। सुनेर खुसी लाग्यो।',
  },
]

/** Tickets such as people in Nepal write to a shop. */
export const demoTickets: DemoTicket[] = [
  {
    type: 'support',
    name: 'Anjali Shrestha',
    email: 'shopper@haat.test',
    isShopper: true,
    phoneNumber: '985-1012345',
    subject: 'Shawl is darker than the picture',
    message:
      'Namaste. The shawl came today. It is beautiful, but the red is much darker than in the picture. Can I change it for the glacier blue one? लगाएको छैन, ट्याग लागेकै छ।',
    language: 'en',
    hoursAgo: 46,
    messages: [
      {
        by: 'staff',
        text: 'Thank you, Anjali ji. I have asked Pashupati Pashmina and will write again by Sunday.',
        hoursAgo: 28,
      },
      { by: 'customer', text: 'Any news? I leave for Pokhara on Wednesday.', hoursAgo: 5 },
      {
        by: 'note',
        text: 'Vendor has 4 blue in stock and agrees. Price is Rs. 2,600 lower, so we owe a refund.',
        hoursAgo: 2,
      },
    ],
  },
  {
    type: 'technical',
    name: 'Dipendra Yadav',
    email: 'dipendra@haat.test',
    phoneNumber: '980-7654321',
    subject: 'eSewa took money twice',
    message: 'I paid once and my eSewa shows the amount two times. Please look at it, the order has come.',
    language: 'en',
    hoursAgo: 30,
  },
  {
    type: 'feedback',
    name: 'Nabin Lama',
    email: 'nabin@haat.test',
    phoneNumber: '986-2345678',
    subject: 'Nepali search works well, thank you',
    message: 'I typed chiya and found चिया. That is how it should be everywhere. Thank you!',
    language: 'en',
    hoursAgo: 8,
  },
  {
    type: 'support',
    name: 'सरिता थापा',
    email: 'sarita@haat.test',
    phoneNumber: '९८४-५५५१२३४',
    subject: 'कोड आएन, पार्सल फर्कियो',
    message: 'ढोकामा देखाउने कोड मेरो फोनमा आएन, त्यसैले कुरियरले पार्सल फर्काएर लग्यो। अब के गर्ने?',
    language: 'ne',
    hoursAgo: 4,
  },
  {
    type: 'support',
    name: 'Anjali Shrestha',
    // The shopper's address, typed by somebody who was not signed in.
    email: 'shopper@haat.test',
    phoneNumber: '980-1112223',
    subject: 'Send my shawl to a new address',
    message:
      'I have moved. Please send the shawl to my cousin in Birgunj instead, and tell me what else I have ordered.',
    language: 'en',
    hoursAgo: 2,
  },
  {
    type: 'business',
    name: 'Gulmi Kafi',
    email: 'gulmi-kafi@haat.test',
    phoneNumber: '079-520111',
    subject: 'Payout for Kartik is short',
    message:
      'Our payout for the month of Kartik is Rs. 4,120 less than what our list says. Which order is missing?',
    language: 'en',
    hoursAgo: 3,
  },
  {
    type: 'support',
    name: 'Pemba Sherpa',
    email: 'pemba@haat.test',
    phoneNumber: '981-3456789',
    subject: 'Boots did not arrive in Namche',
    message: 'The boots were to come with the flight to Lukla on Friday. The porter has not seen them.',
    language: 'en',
    hoursAgo: 1,
  },
]
