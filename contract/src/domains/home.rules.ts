import { nepalDateParts, type Instant } from '../shared/dates.ts'

/** Scenes that every client can draw for a slide without a picture of its own. */
export const slideScenes = ['winter', 'hands', 'craft', 'haat'] as const
export type SlideScene = (typeof slideScenes)[number]

export const slideTones = ['crimson', 'pine', 'indigo'] as const
export type SlideTone = (typeof slideTones)[number]

export const maxSlides = 10

/** The sections of the home page, in the default order. */
export const homeSections = [
  'carousel',
  'categories',
  'deals',
  'arrivals',
  'services',
  'vendors',
  'recent',
  'help',
] as const
export type HomeSection = (typeof homeSections)[number]

export const pictureMaxBytes = 12_000_000

/** The longest texts of a slide, in each language. */
export const slideTextMaxLengths = { kicker: 60, title: 80, text: 200, button: 40 } as const
/** A path of this site; two slashes, or one that is turned round, would lead to another. */
export const sitePathPattern = /^\/(?![/\\])[^\s\\]*$/
export const slideLinkMaxLength = 300
export const altMaxLength = 160

/** The current day in Nepal, as `2026-11-01`. */
export function nepalDay(now: Instant): string {
  const { year, month, day } = nepalDateParts(now)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

interface Days {
  from: string | null
  until: string | null
}

/** Whether a day lies between the first and the last one, both included. */
export const isOnDay = ({ from, until }: Days, day: string) =>
  (from === null || from <= day) && (until === null || until >= day)
