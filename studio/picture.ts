import type { BackdropName } from './backdrops.ts'

/** All lengths are fractions of the picture: `x` of its width, `foot` of its height, `size` of its shorter side. */
export type PictureObject = {
  /** A drawing of the Fluent emoji set, for instance `teapot`, or one of our own, for instance `own:shawl:pine`. */
  name: string
  /** The longer side of the object without its empty margins. */
  size?: number
  /** Horizontal middle of the object. */
  x?: number
  /** Height of the line on which the object stands. */
  foot?: number
  /** Shifts the hue of every colour by so many degrees. */
  hue?: number
  saturation?: number
  brightness?: number
  mirrored?: boolean
  /** `false` for objects that fly or hang. */
  shadow?: boolean
}

/** A block covered with cloth, with the object that stands on it, so that its shadow stays on the cloth. */
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
  /** With `none` the ground is transparent and objects have no shadows. */
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
