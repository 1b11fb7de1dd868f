const side = 16

/**
 * Stars filled up to the rating, parts of a star included. They are two bars behind a mask of stars
 * (`stars.css`), since a page of reviews has dozens of rows. Sizes are attributes, since our Content Security
 * Policy forbids inline styles.
 */
export function StarRow({ rating, stars }: { rating: number; stars: number }) {
  const width = stars * side
  const filled = Math.max(0, Math.min(1, rating / stars)) * width
  return (
    <svg width={width} height={side} className="star-row shrink-0">
      <rect width={width} height={side} className="fill-star/25" />
      <rect width={filled} height={side} className="fill-star" />
    </svg>
  )
}
