/** Pictures shrink in the browser before they go up, so only one that it cannot read comes near this. */
export const listingPictureMaxBytes = 15_000_000
/** A picture goes up in parts of so many bytes, so that a break of the connection costs one of them. */
export const picturePartBytes = 256 * 1024
/** How many pictures of a shop can be on their way at once, all members together. */
export const maxOpenPictureUploads = 24
/** Browsers make pictures no larger than this before they send them. */
export const sentPictureSide = 1600

export const pictureUploadStates = ['receiving', 'ready', 'failed'] as const
export type PictureUploadState = (typeof pictureUploadStates)[number]

/** Why a file was not taken as a picture. */
export const pictureFaults = ['type', 'pixels', 'side', 'shape', 'animated', 'broken'] as const
export type PictureFault = (typeof pictureFaults)[number]

/** Degrees to the right. */
export const pictureAngles = [0, 90, 180, 270] as const
export type PictureTurn = (typeof pictureAngles)[number]

/** A part of a picture, in shares of its width and height after it was turned. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}
export interface PictureCut {
  turn: PictureTurn
  crop: PictureCrop
}
export const wholePicture: PictureCut = { turn: 0, crop: { x: 0, y: 0, width: 1, height: 1 } }
export const isWholePicture = ({ turn, crop }: PictureCut) =>
  turn === 0 && crop.width === 1 && crop.height === 1
/** No side of a part is smaller than this share, so that something can be seen of it. */
export const minCropShare = 0.1
