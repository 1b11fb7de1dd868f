import type { Shades } from './shading.ts'

/** Draws a thing on the grid of 32 by 32, in a paint, with another drawing on its label where it has one. */
export type Draw = (paint: Shades, emblem: string) => string
