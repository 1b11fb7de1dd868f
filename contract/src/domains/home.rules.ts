/** Scenes that every client has at hand for a slide without a picture of its own. */
export const slideScenes = ['winter', 'hands', 'craft', 'haat'] as const
export type SlideScene = (typeof slideScenes)[number]

export const slideTones = ['crimson', 'pine', 'indigo'] as const
export type SlideTone = (typeof slideTones)[number]

export const mostSlides = 10
