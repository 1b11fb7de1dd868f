import { nepalDateParts, type Instant } from '../shared/dates.ts'

/** Scenes that every client has at hand for a slide without a picture of its own. */
export const slideScenes = ['winter', 'hands', 'craft', 'haat'] as const
export type SlideScene = (typeof slideScenes)[number]

export const slideTones = ['crimson', 'pine', 'indigo'] as const
export type SlideTone = (typeof slideTones)[number]

export const mostSlides = 10

/** What the home page is made of, in the order that it has until staff set another. */
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

/** Letters that the words of a slide may have, in each language. */
export const slideWordsMost = { kicker: 60, title: 80, text: 200, button: 40 } as const
export const altMost = 160

/** The day that it is in Nepal, as `2026-11-01`. */
export function nepalDay(now: Instant): string {
  const { year, month, day } = nepalDateParts(now)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

interface Days {
  from: string | null
  until: string | null
}

/** Whether a day lies within the first and the last one, both included. */
export const isOnDay = ({ from, until }: Days, day: string) =>
  (from === null || from <= day) && (until === null || until >= day)
