import type { PictureSpec } from '../shop/demo-types.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import type { BaseService } from './base-service.ts'

type Scene = [object: string, beside?: string | undefined]

/** Scenes for the further pictures of a service, by its department. */
const scenes: Record<string, Scene[]> = {
  'home-repair': [
    ['hammer-and-wrench'],
    ['ladder', 'bucket'],
    ['screwdriver', 'nut-and-bolt'],
    ['shower'],
    ['bucket', 'plunger'],
    ['toolbox', 'hammer'],
    ['straight-ruler', 'pencil'],
  ],
  cleaning: [
    ['sponge', 'soap'],
    ['broom'],
    ['bucket', 'sponge'],
    ['soap', 'bubbles'],
    ['gloves', 'bucket'],
    ['basket', 'roll-of-paper'],
  ],
  'beauty-care': [
    ['scissors', 'own:comb:wood'],
    ['mirror', 'lipstick'],
    ['lotion-bottle', 'soap'],
    ['bouquet'],
    ['candle', 'lotus'],
    ['own:comb:wood'],
  ],
  lessons: [
    ['open-book', 'pencil'],
    ['graduation-cap'],
    ['notebook', 'pen'],
    ['books', 'glasses'],
    ['backpack', 'books'],
    ['musical-score', 'pencil'],
  ],
  puja: [
    ['bell', 'hibiscus'],
    ['diya-lamp', 'hibiscus'],
    ['coconut', 'leafy-green'],
    ['bouquet', 'bell'],
    ['scroll', 'prayer-beads'],
  ],
  appliances: [
    ['toolbox', 'screwdriver'],
    ['electric-plug', 'gear'],
    ['gear', 'nut-and-bolt'],
    ['wrench', 'gear'],
    ['magnifying-glass-tilted-left', 'screwdriver'],
  ],
  moving: [
    ['package', 'label'],
    ['delivery-truck', 'package'],
    ['ladder', 'package'],
    ['couch-and-lamp', 'package'],
    ['knot', 'package'],
  ],
  events: [
    ['party-popper', 'balloon'],
    ['birthday-cake', 'candle'],
    ['bouquet', 'ribbon'],
    ['confetti-ball'],
    ['wrapped-gift', 'ribbon'],
  ],
}

/** Scenes of categories with tools of their own; they come in this order and replace those of the department. */
const scenesOfCategory: Record<string, Scene[]> = {
  plumbers: [['shower'], ['bucket', 'plunger'], ['bathtub', 'wrench']],
  electrical: [
    ['screwdriver', 'light-bulb'],
    ['electric-plug', 'high-voltage'],
    ['ladder', 'light-bulb'],
  ],
  'music-lessons': [['musical-score', 'pencil'], ['musical-notes'], ['headphone', 'musical-note']],
  catering: [['fork-and-knife-with-plate'], ['green-salad', 'lemon'], ['pot-of-food', 'hot-pepper']],
}

const backdrops: PictureSpec['backdrop'][] = [
  'sky',
  'lilac',
  'marigold',
  'pine',
  'blush',
  'indigo',
  'clay',
  'lokta',
  'stone',
]
const stages: PictureSpec['stage'][] = ['plain', 'disc', 'arch', 'plinth']

/** `take` counts the providers that offer the same service, so that each shows it on another backdrop. */
export function picturesOfService(
  base: BaseService,
  department: string,
  key: string,
  take: number,
): PictureSpec[] {
  const [object, backdrop, beside] = base.picture
  const at = (backdrops.indexOf(backdrop) + take * 2) % backdrops.length
  const pictures = [pictureOf([object, beside], at, take)]
  for (const next of furtherPictures(base.category, department, key)) {
    const isNew = next.object !== object && next.backdrop !== pictures.at(-1)?.backdrop
    if (isNew && pictures.length < 4) pictures.push(next)
  }
  return pictures
}

/** Every scene has the same backdrop and stage wherever it is used, so that fewer pictures have to be composed. */
function furtherPictures(category: string, department: string, key: string): PictureSpec[] {
  const ofTrade = scenesOfCategory[category]
  const pictures = (ofTrade ?? scenes[department] ?? []).map((scene, at) => pictureOf(scene, at + 1, at + 1))
  return ofTrade ? pictures : shuffled(pictures, seededNumbers(`pictures ${key}`))
}

function pictureOf([object, beside]: Scene, backdrop: number, stage: number): PictureSpec {
  return {
    object,
    ...(beside && { beside }),
    backdrop: backdrops[backdrop % backdrops.length] ?? 'stone',
    stage: stages[stage % stages.length] ?? 'plain',
  }
}
