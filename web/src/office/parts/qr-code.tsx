import { encode } from 'uqr'

/**
 * Black on white in both colour schemes, because cameras read it best so.
 * It is drawn as one path, so that no markup of a library is inserted.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-chip bg-white"
    >
      <path d={cells.join('')} fill="#000" />
    </svg>
  )
}
