import { steppedDiamond } from './stepped-diamond.ts'

type DiamondProps = {
  /** Cells across, an odd number. */
  cells?: number
  className?: string
}

/** The dot of Haat: bullets, carousel dots, the mark of a chosen card. Takes the colour of its text. */
export function Diamond({ cells = 7, className = 'size-3.5' }: DiamondProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
      fill="currentColor"
      className={`inline-block flex-none ${className}`}
    >
      <path d={steppedDiamond(cells)} />
    </svg>
  )
}
