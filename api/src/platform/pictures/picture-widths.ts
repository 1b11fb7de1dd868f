/** Wider uploads are shrunk to this width; the gallery and the zoom of a product name the same widths. */
export const maxWidth = 1280
const widths = [160, 320, 640, maxWidth]

/**
 * The widths that a picture is stored in: never wider than the source, whose own width is stored when it is
 * small.
 */
export function widthsFor(sourceWidth: number): number[] {
  const smaller = widths.filter((width) => width < sourceWidth)
  return smaller.length === widths.length ? smaller : [...smaller, sourceWidth]
}

/** The next smaller width, for visitors who save data. */
export const nextSmaller = (width: number) => widths.findLast((one) => one < width) ?? width
