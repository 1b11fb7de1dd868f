import type { TicketPriority } from '@haat/contract/domains/support.tickets.rules.ts'
import type { FirstMessage } from '@haat/api/domains/support/tickets/open-ticket.service.ts'

export interface DemoMessage {
  by: 'customer' | 'staff' | 'note'
  text: string
  hoursAgo: number
}

export interface DemoTicket extends Pick<
  FirstMessage,
  'type' | 'name' | 'email' | 'phoneNumber' | 'subject' | 'message' | 'language'
> {
  hoursAgo: number
  /** Written by the shopper's account of the demo, which finds it among its tickets. */
  isShopper?: boolean
  /** The key of the shopper's order that it is about. Its number stands where a text says {order}. */
  order?: string
  /** The slug of the service that it is about. */
  service?: string
  messages?: DemoMessage[]
  /** The role of the colleague who has it; nobody has it otherwise. */
  owner?: 'staff' | 'admin'
  priority?: TicketPriority
  /** Solved when the last message was written. */
  isSolved?: true
  /** A chat that its sender has left. */
  hasLeft?: true
  /** The subject of the older ticket of the same sender into which staff merged it, and when. */
  mergedInto?: { subject: string; hoursAgo: number }
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

/** Tickets such as people in Nepal write to a shop, in every state that the desk knows. */
export const demoTickets: DemoTicket[] = [
  {
    type: 'technical',
    name: 'Dipendra Yadav',
    email: 'dipendra@haat.test',
    phoneNumber: '980-7654321',
    subject: 'eSewa took money twice',
    message: 'I paid once and my eSewa shows the amount two times. Please look at it, the order has come.',
    language: 'en',
    hoursAgo: 30,
    owner: 'admin',
    priority: 'high',
    messages: [
      {
        by: 'note',
        text: 'eSewa shows one payment under our code. Asked Dipendra for the second reference by phone, nobody answered.',
        hoursAgo: 21,
      },
    ],
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
  {
    type: 'support',
    name: 'Bishnu Adhikari',
    email: 'bishnu.adhikari@haat.test',
    phoneNumber: '974-1234567',
    subject: 'Parcel H-19874 is for somebody else',
    message:
      'The parcel with the number H-19874 has my name on it, but inside are shoes of size 36. I had ordered a pressure cooker.',
    language: 'en',
    hoursAgo: 6,
    priority: 'urgent',
  },
  {
    type: 'support',
    name: 'कमला गुरुङ',
    email: 'kamala.gurung@haat.test',
    phoneNumber: '९८४६-०११२२३',
    subject: 'पैसा कहिले फिर्ता आउँछ?',
    message: 'मैले H-19850 रद्द गरेको पाँच दिन भयो। पैसा अझै eSewa मा आएको छैन।',
    language: 'ne',
    hoursAgo: 52,
    owner: 'staff',
    messages: [
      {
        by: 'staff',
        text: 'नमस्ते कमला ज्यू, रकम हिजो eSewa मा पठाइसकिएको छ। आज बेलुकासम्म नआए कृपया यहीँ लेख्नुहोला।',
        hoursAgo: 27,
      },
    ],
  },
  {
    type: 'support',
    name: 'Tashi Lama',
    email: 'tashi@haat.test',
    phoneNumber: '981-0099887',
    subject: 'Which size of the trekking boots?',
    message: 'My foot is 26.5 cm long. Is that EU 42 or 43 with the leather boots?',
    language: 'en',
    hoursAgo: 74,
    owner: 'staff',
    isSolved: true,
    messages: [
      { by: 'staff', text: 'Namaste Tashi ji, please take 42; with thick socks 43.', hoursAgo: 70 },
      { by: 'customer', text: 'I took 43 and they fit. Thank you!', hoursAgo: 51 },
      { by: 'staff', text: 'Good to hear. Have a safe trek!', hoursAgo: 50 },
    ],
  },
  {
    type: 'technical',
    name: 'Rabina Chaudhary',
    email: 'rabina@haat.test',
    phoneNumber: '980-4455667',
    subject: 'The code does not come to my mail',
    message: 'I typed my address three times, but the mail with the code for my order never comes.',
    language: 'en',
    hoursAgo: 28,
    owner: 'staff',
    messages: [
      {
        by: 'staff',
        text: 'Namaste Rabina ji, your mailbox refused our mail because it is full. Could you make some room and press "Send the code again"?',
        hoursAgo: 25,
      },
    ],
  },
  {
    type: 'feedback',
    name: 'Suman Maharjan',
    email: 'suman@haat.test',
    phoneNumber: '985-1122334',
    subject: 'The courier was very kind to my grandmother',
    message:
      'She is 82 and could not find the code. He waited ten minutes until I called back. Please tell him thank you from us.',
    language: 'en',
    hoursAgo: 98,
    owner: 'admin',
    isSolved: true,
    messages: [
      {
        by: 'staff',
        text: 'We have told him, and he was happy about it. Thank you for writing!',
        hoursAgo: 94,
      },
    ],
  },
  {
    type: 'business',
    name: 'Dolpa Jadibuti',
    email: 'dolpa-jadibuti@haat.test',
    phoneNumber: '087-550123',
    subject: 'हाटमा जडीबुटी बेच्न के चाहिन्छ?',
    message: 'हामी डोल्पाबाट सुकेको जडीबुटी ल्याउँछौँ। हाटमा बेच्न कुन-कुन कागजात चाहिन्छ र शुल्क कति लाग्छ?',
    language: 'ne',
    hoursAgo: 20,
  },
  {
    type: 'support',
    name: 'Prakash Bista',
    email: 'prakash.bista@haat.test',
    phoneNumber: '986-8877665',
    subject: 'Delivery to Jumla',
    message: 'Does the wool blanket come to Jumla before the road closes? The page says up to nine days.',
    language: 'en',
    hoursAgo: 50,
    owner: 'staff',
    messages: [
      {
        by: 'staff',
        text: 'Namaste Prakash ji, the courier flies to Jumla on Sunday and Wednesday. If you order by tomorrow noon it leaves on Wednesday.',
        hoursAgo: 29,
      },
      { by: 'customer', text: 'I have ordered now. Please see that it is on that flight.', hoursAgo: 3 },
    ],
  },
  {
    type: 'chat',
    name: 'Sarmila Rai',
    email: 'sarmila@haat.test',
    phoneNumber: '',
    subject: 'Do you wrap gifts?',
    message: 'Do you wrap gifts?',
    language: 'en',
    hoursAgo: 76,
    owner: 'staff',
    isSolved: true,
    hasLeft: true,
    messages: [
      {
        by: 'staff',
        text: 'Namaste! Not yet, but you can write a note for the vendor at checkout.',
        hoursAgo: 75.9,
      },
      { by: 'customer', text: 'Good idea, thanks.', hoursAgo: 75.8 },
    ],
  },
]
