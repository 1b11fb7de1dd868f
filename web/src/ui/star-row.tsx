import Star from 'lucide-react/icons/star'

const side = 16

/** Filled up to the rating, part of a star included. Sizes are attributes: the page's policy bars inline styles. */
export function StarRow({ rating, stars }: { rating: number; stars: number }) {
  const places = Array.from({ length: stars }, (_, at) => at * side)
  const width = stars * side
  const filled = Math.max(0, Math.min(1, rating / stars)) * width
  return (
    <svg width={width} height={side} className="shrink-0 text-star">
      {places.map((x) => (
        <Star key={x} x={x} size={side} />
      ))}
      <svg width={filled} height={side}>
        {places.map((x) => (
          <Star key={x} x={x} size={side} fill="currentColor" />
        ))}
      </svg>
    </svg>
  )
}
