const widths = [160, 320, 640, 1280]

/** Widths that a picture is kept in: never larger than the picture itself, whose own width is kept when it is small. */
export function widthsFor(sourceWidth: number): number[] {
  const smaller = widths.filter((width) => width < sourceWidth)
  return smaller.length === widths.length ? smaller : [...smaller, sourceWidth]
}

/** For readers who save data: the next smaller width. */
export const nextSmaller = (width: number) => widths.findLast((one) => one < width) ?? width
