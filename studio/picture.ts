import type { BackdropName } from './backdrops.ts'

/** Lengths are shares of the picture: `x` and `foot` of its width and height, `size` of its short side. */
export type PictureObject = {
  /** A drawing of the Fluent emoji set, for instance `teapot`. */
  name: string
  /** The longer side of the object's true bounds. */
  size?: number
  /** Middle of the object. */
  x?: number
  /** Where the object stands. */
  foot?: number
  /** Turns every colour by so many degrees; 0 leaves the drawing as it is. */
  hue?: number
  saturation?: number
  brightness?: number
  mirrored?: boolean
  /** Objects that fly or hang throw no shadow. */
  shadow?: boolean
}

/** A block covered with cloth; what stands on it is named with it, so that its shadow stays on the cloth. */
export type Plinth = {
  left: number
  right: number
  top: number
  bottom: number
  cloth: string
  /** Colours of the row of stepped diamonds, repeated from the left. */
  motifs: readonly string[]
  object: PictureObject
}

export type StageName = 'plain' | 'disc' | 'arch' | 'plinth' | 'hills' | 'range'

export type Picture = {
  /** `none` leaves the ground transparent and throws no shadows. */
  backdrop: BackdropName | 'none'
  stage: StageName
  /** From the back to the front. */
  objects: readonly PictureObject[]
  plinths?: readonly Plinth[]
  /** Applied to every object that names no hue of its own. */
  hue?: number
  width: number
  height: number
}
