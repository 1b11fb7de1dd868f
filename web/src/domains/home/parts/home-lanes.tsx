/** One file of code for all sections below the first screen; fetched when the first of them comes near. */
export { Arrivals } from './arrivals.tsx'
export { Deals } from './deals.tsx'
export { Hands } from './hands.tsx'
export { Lanes } from './lanes.tsx'
export { Recent } from './recent.tsx'
export { WeekVendors } from './week-vendors.tsx'
