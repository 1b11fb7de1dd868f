export interface Delivery {
  /** One fee for the whole order. */
  feePaisa: number
  /** From this value of goods on delivery is free; null for never. */
  freeFromPaisa: number | null
  extraDays: number
  /** The highest amount that can be paid in cash at the door. */
  maxCashPaisa: number
}

export const valley = {
  feePaisa: 100_00,
  freeFromPaisa: 1500_00,
  extraDays: 0,
  maxCashPaisa: 25_000_00,
} satisfies Delivery
export const elsewhere: Delivery = {
  feePaisa: 150_00,
  freeFromPaisa: 3000_00,
  extraDays: 2,
  maxCashPaisa: 15_000_00,
}
/** Districts that a road does not reach all the way: parcels go on by plane or by mule. */
export const remote: Delivery = {
  feePaisa: 350_00,
  freeFromPaisa: null,
  extraDays: 5,
  maxCashPaisa: 5000_00,
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
