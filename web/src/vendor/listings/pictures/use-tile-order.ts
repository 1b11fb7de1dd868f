import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'

interface Drag {
  id: string
  x: number
  y: number
  /** The tile below the pointer. */
  over: string | undefined
}

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Puts tiles in another order, by dragging a tile at its grip with mouse, pen or finger, and by Alt with an arrow key. Nothing
 * moves until the tile is let go, since a browser takes the pointer away from an element that moves in the document.
 */
export function useTileOrder(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef({ x: 0, y: 0 })

  const tileAt = (x: number, y: number, except: string) =>
    document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-tile]')?.dataset['tile'])
      .find((id) => id !== undefined && id !== except)

  const gripOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      setDrag({ id, x: 0, y: 0, over: undefined })
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!drag) return
      const { x, y } = start.current
      setDrag({ ...drag, x: clientX - x, y: clientY - y, over: tileAt(clientX, clientY, id) })
    },
    onPointerUp() {
      const to = ids.indexOf(drag?.over ?? '')
      if (to >= 0) onMove(id, to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })

  const tileOf = (id: string) => ({
    'data-tile': id,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps[event.key]
      if (!event.altKey || step === undefined) return
      // Alt with an arrow would leave the page.
      event.preventDefault()
      onMove(id, ids.indexOf(id) + step)
    },
    style:
      drag?.id === id
        ? ({ translate: `${drag.x}px ${drag.y}px`, rotate: '-3deg', zIndex: 1 } satisfies CSSProperties)
        : undefined,
  })

  return { gripOf, tileOf, overId: drag?.over }
}
