import { Link } from '@tanstack/react-router'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'

interface SavedReplyListProps {
  id: string
  replies: readonly SavedReply[]
  chosen: number
  preview(reply: SavedReply): string
  onChoose(reply: SavedReply): void
}

export const optionId = (listId: string, reply: SavedReply) => `${listId}-${reply.id}`

/** The saved replies above the composer. Arrow keys choose one while the focus stays in the text field. */
export function SavedReplyList({ id, replies, chosen, preview, onChoose }: SavedReplyListProps) {
  const { desk } = useArea('staff')
  return (
    <div
      role="presentation"
      // A click must not take the focus from the text field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute bottom-full left-0 w-101 max-w-full z-10 mb-2 max-h-72 overflow-y-auto rounded-control bg-surface p-1.5 shadow-3"
    >
      <div id={id} role="listbox" aria-label={desk.saved}>
        {replies.map((reply, at) => (
          <div
            key={reply.id}
            id={optionId(id, reply)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onClick={() => onChoose(reply)}
            className={classNames(
              'grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-badge px-3 py-1.5',
              at === chosen ? 'bg-blush' : 'hover:bg-paper',
            )}
          >
            <strong className="truncate text-name">/{reply.shortcut}</strong>
            {at === chosen && (
              <kbd className="font-sans text-fine font-semibold text-muted">{desk.enter}</kbd>
            )}
            <span className="col-span-2 truncate text-small text-muted">{preview(reply)}</span>
          </div>
        ))}
      </div>
      {replies.length === 0 && <p className="px-3 py-2 text-small text-muted">{desk.noSaved}</p>}
      <Link
        to="/staff/$"
        params={{ _splat: 'desk/replies' }}
        className="mt-1 flex min-h-9 items-center border-t border-line px-3 text-small font-semibold text-crimson no-underline hover:underline"
      >
        {desk.editSaved}
      </Link>
    </div>
  )
}
