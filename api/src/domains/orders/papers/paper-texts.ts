import type { Language } from '@haat/contract/shared/language.ts'

const en = {
  parcelOf: (position: string, count: string) => `Parcel ${position} of ${count}`,
  to: 'To',
  near: (landmark: string) => `Landmark: ${landmark}`,
  from: 'From',
  cash: 'Cash to take',
  noCash: 'Take no cash',
  paid: 'Paid',
  nothingToPay: 'Nothing to pay',
  backTo: 'If nobody takes it, please bring it back to the sender.',
  printed: (time: string) => `Printed ${time}`,
  slip: 'Packing slip',
  order: 'Order',
  promised: 'Promised',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  note: (name: string) => `Note from ${name}`,
  shelf: 'Shelf',
  goods: 'Goods',
  quantity: 'Qty',
  pieces: (pieces: string, lines: string) =>
    `${pieces} ${pieces === '1' ? 'piece' : 'pieces'}, ${lines} ${lines === '1' ? 'thing' : 'things'}`,
  packedBy: 'Packed by',
  checkedBy: 'Checked by',
  page: (page: string) => `Page ${page}`,
  picking: 'Picking list',
  parcels: (count: string) => `${count} ${count === '1' ? 'parcel' : 'parcels'}`,
  inOrders: 'For orders',
}
export type PaperTexts = typeof en

const ne: PaperTexts = {
  parcelOf: (position, count) => `पार्सल ${position}/${count}`,
  to: 'पाउने',
  near: (landmark) => `चिनारी: ${landmark}`,
  from: 'पठाउने',
  cash: 'लिनुपर्ने नगद',
  noCash: 'नगद नलिनुहोस्',
  paid: 'भुक्तानी भइसक्यो',
  nothingToPay: 'तिर्नुपर्ने केही छैन',
  backTo: 'कसैले नबुझे पठाउनेलाई नै फिर्ता ल्याइदिनुहोस्।',
  printed: (time) => `छापिएको: ${time}`,
  slip: 'प्याकिङ स्लिप',
  order: 'अर्डर',
  promised: 'पुग्ने मिति',
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  // A case ending is joined to a word of its own script only.
  note: (name) => `${name}${/[\u0904-\u0965\u0970-\u097f]$/.test(name) ? '' : ' '}को सन्देश`,
  shelf: 'र्‍याक',
  goods: 'सामान',
  quantity: 'वटा',
  pieces: (pieces, lines) => `जम्मा ${pieces} वटा, ${lines} किसिमका`,
  packedBy: 'प्याक गर्ने',
  checkedBy: 'जाँच्ने',
  page: (page) => `पृष्ठ ${page}`,
  picking: 'सामान निकाल्ने सूची',
  parcels: (count) => `${count} पार्सल`,
  inOrders: 'अर्डर',
}

export const paperTexts: Record<Language, PaperTexts> = { en, ne }
