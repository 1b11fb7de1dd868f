import type { Pair } from '../../shop/bilingual.ts'
import type { BaseService } from '../base-service.ts'

export interface Provider {
  vendor: string
  /** Stands in the names of services that another provider offers too, so that every name comes once. */
  town: Pair
  /** Districts it works in, each with the wards of its city; an empty text means all wards. */
  areas: [district: string, wards: string][]
  hours: string[]
  runBy: Pair
  /** The people who come, by the category of the work; `any` for all other categories. */
  team: { any: Pair } & Record<string, Pair>
  /** Prices in its town, compared with those in the Kathmandu Valley. */
  priceFactor: number
  /** Last sentences of descriptions; its services take them in turn. */
  closings: Pair[]
  /** The first is its main service, which it is known for. */
  services: BaseService[]
  visitsOfMainService: number
}

/** Opening hours of a week, from Sunday on; Saturday is the day of rest in Nepal. */
export const week = (times: string, saturday = ''): string[] => [...Array<string>(6).fill(times), saturday]
