import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { placeOf, turnedSize, within, type SquareView } from './crop-math.ts'

interface CropStageProps {
  picture: Picture
  view: SquareView
  onChange(view: SquareView): void
}

const keySteps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const keyShare = 0.05
const zoomSteps: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/** The square that is cut out, with the picture behind it, which is moved by pointer and by keys. */
export function CropStage({ picture, view, onChange }: CropStageProps) {
  const { cropping } = useArea('vendor').listings.pictures
  const last = useRef<{ x: number; y: number }>(undefined)
  const { width, height, left, top } = placeOf(picture, view)

  /** Moves the picture by shares of the stage. */
  function moveBy(x: number, y: number) {
    const turned = turnedSize(picture, view.turn)
    const side = Math.min(turned.width, turned.height) / view.zoom
    const moved = {
      ...view,
      x: view.x - (x * side) / turned.width,
      y: view.y - (y * side) / turned.height,
    }
    onChange(within(picture, moved))
  }

  function handleKey(event: KeyboardEvent) {
    const step = keySteps[event.key]
    const zoom = zoomSteps[event.key]
    if (!step && !zoom) return
    event.preventDefault()
    if (step) moveBy(-step[0] * keyShare, -step[1] * keyShare)
    else onChange(within(picture, { ...view, zoom: view.zoom * zoom! }))
  }

  function handleMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (!last.current) return
    const side = currentTarget.clientWidth || 1
    moveBy((clientX - last.current.x) / side, (clientY - last.current.y) / side)
    last.current = { x: clientX, y: clientY }
  }

  const letGo = () => (last.current = undefined)
  return (
    <div
      // It is moved by arrow keys, as a slider is, but in two directions.
      role="application"
      aria-label={cropping.stage}
      aria-describedby="crop-hint"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move what is in it
      tabIndex={0}
      data-autofocus
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={handleMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="relative mx-auto aspect-square w-full max-w-96 cursor-move touch-none overflow-hidden rounded-picture bg-sunken"
    >
      <img
        src={`${picture.src}-${picture.width}.webp`}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${width}%`,
          height: `${height}%`,
          left: `${left}%`,
          top: `${top}%`,
          transform: `translate(-50%, -50%) rotate(${view.turn}deg)`,
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-0 w-1/10 border-r border-dashed border-white bg-scrim"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-0 w-1/10 border-l border-dashed border-white bg-scrim"
      />
    </div>
  )
}
