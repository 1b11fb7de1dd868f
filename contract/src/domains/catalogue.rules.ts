/** What the shop asks for at a time: two, three and four columns come out even. */
export const shopPageSize = 24

export const productSorts = ['relevance', 'bestSelling', 'createdAt', 'price', 'rating', 'discount'] as const
export type ProductSort = (typeof productSorts)[number]

/** Colours that a shopper filters by; a product names the nearest one. */
export const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'natural',
] as const
export type Colour = (typeof colours)[number]

/** A product is new for its first thirty days. */
export const newForDays = 30
/** From so few on we say how many are left. */
export const fewLeft = 10
export const vatPercent = 13

export const origins = ['nepal', 'elsewhere'] as const
export type Origin = (typeof origins)[number]

/** How many values of options one list can be narrowed by. */
export const mostOptionValues = 40
export const mostOptions = 12
