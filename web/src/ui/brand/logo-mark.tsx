import { classNames } from '../class-names.ts'
import { steppedDiamond } from './stepped-diamond.ts'

const field = 17
const crimson = steppedDiamond(field)
const marigold = steppedDiamond(9, field)
const paper = steppedDiamond(5, field)

/** The brand's mark. Its outer ring takes the colour of the text; at 34 px every cell is two pixels wide. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${field} ${field}`}
      shapeRendering="crispEdges"
      className={classNames('diamond logo-mark', className)}
    >
      <path d={crimson} fill="currentColor" />
      <path d={marigold} fill="#F7B02C" />
      <path d={paper} fill="#FAF4E8" />
    </svg>
  )
}
