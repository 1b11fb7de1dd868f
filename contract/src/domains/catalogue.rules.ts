/** Products per page in the shop: it fills two, three and four columns evenly. */
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

/** A product counts as new for its first thirty days. */
export const newForDays = 30
/** From this stock down we show how many are left. */
export const lowStockCount = 10
export const vatPercent = 13

export const origins = ['nepal', 'elsewhere'] as const
export type Origin = (typeof origins)[number]

/** How many option values one list can be filtered by. */
export const maxOptionValues = 40
export const maxOptions = 12

/** A chosen option as addresses write it: `size:m`. */
export const optionValuePattern = /^[a-z0-9][a-z0-9-]{0,39}:[a-z0-9][a-z0-9-]{0,59}$/
