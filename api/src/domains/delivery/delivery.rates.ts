export interface Delivery {
  /** One fee for the whole order. */
  feePaisa: number
  /** From this sum of goods on there is none. */
  freeFromPaisa: number | null
  extraDays: number
  /** So much can be paid in cash at the door. */
  mostCashPaisa: number
}

export const valley = {
  feePaisa: 100_00,
  freeFromPaisa: 1500_00,
  extraDays: 0,
  mostCashPaisa: 25_000_00,
} satisfies Delivery
export const elsewhere: Delivery = {
  feePaisa: 150_00,
  freeFromPaisa: 3000_00,
  extraDays: 2,
  mostCashPaisa: 15_000_00,
}
/** The last part of the way is a plane or a mule. */
export const remote: Delivery = {
  feePaisa: 350_00,
  freeFromPaisa: null,
  extraDays: 5,
  mostCashPaisa: 5000_00,
}

export const valleyDistricts = ['kathmandu', 'lalitpur', 'bhaktapur']
export const remoteDistricts = [
  'bajhang',
  'bajura',
  'darchula',
  'dolpa',
  'humla',
  'jumla',
  'kalikot',
  'manang',
  'mugu',
  'mustang',
  'rukum-east',
  'sankhuwasabha',
  'solukhumbu',
  'taplejung',
]
