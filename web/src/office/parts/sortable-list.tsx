import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState, type ReactNode } from 'react'
import { ReorderButtons } from './reorder-buttons.tsx'

interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf(item: Item): string
  labelsOf(item: Item): { up: string; down: string; remove?: string }
  /** The text that screen readers announce after a move. */
  announcementOf(item: Item, index: number): string
  onChange(items: Item[]): void
  onRemove?(item: Item): void
  renderItem(item: Item, at: number): ReactNode
  /** Details below the item, over the whole width. */
  renderDetail?(item: Item): ReactNode
}

/** A list whose items are reordered by dragging or by buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, labelsOf, announcementOf, onChange, onRemove, renderItem, renderDetail } =
    props
  const [dragged, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onChange([...items].toSpliced(from, 1).toSpliced(to, 0, item))
    setAnnouncement(announcementOf(item, to))
  }
  const drop = (to: number) =>
    move(
      items.findIndex((item) => keyOf(item) === dragged),
      to,
    )
  return (
    <>
      <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            draggable={dragged === keyOf(item)}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              drop(at)
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(undefined)}
            className={`rounded-control border bg-surface ${dragged === keyOf(item) ? 'border-crimson opacity-70' : 'border-line'}`}
          >
            <div className="flex items-center gap-1 p-1">
              <span
                aria-hidden
                onPointerDown={() => setDragged(keyOf(item))}
                onPointerUp={() => setDragged(undefined)}
                className="grid h-11 w-8 shrink-0 cursor-grab place-items-center text-muted max-md:hidden"
              >
                <GripVertical className="size-5" />
              </span>
              <div className="min-w-0 grow">{renderItem(item, at)}</div>
              <ReorderButtons
                index={at}
                count={items.length}
                labels={labelsOf(item)}
                onMove={(step) => move(at, at + step)}
                onRemove={() => onRemove?.(item)}
              />
            </div>
            {renderDetail?.(item)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
