import { classNames } from '../class-names.ts'
import { steppedDiamond } from './stepped-diamond.ts'

type DiamondProps = {
  /** The number of cells across; it must be odd. */
  cells?: number
  className?: string
}

/**
 * The brand's stepped diamond, used for bullets, carousel dots and the mark of a chosen card. It takes the colour
 * of the text.
 */
export function Diamond({ cells = 7, className }: DiamondProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
      fill="currentColor"
      className={classNames('diamond', className)}
    >
      <path d={steppedDiamond(cells)} />
    </svg>
  )
}
