import type { Pair } from '../bilingual.ts'
import type { BaseService } from './base-service.ts'

export interface Provider {
  vendor: string
  /** District and wards of its city; no wards are all of them. */
  areas: [district: string, wards: string][]
  hours: string[]
  runBy: Pair
  /** Who comes, by the category of the work; `any` for the rest. */
  team: { any: Pair } & Record<string, Pair>
  /** How dear the town is, against the Kathmandu valley. */
  priceFactor: number
  answersWithinHours: number
  /** Last sentence of the description, in turns. */
  closings: Pair[]
  /** The first is what it is known for. */
  services: BaseService[]
  visitsOfFirst: number
}

/** From Sunday; Saturday is the day of rest. */
export const week = (times: string, saturday = ''): string[] => [...Array<string>(6).fill(times), saturday]
