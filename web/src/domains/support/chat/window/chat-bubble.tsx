import MessageCircle from 'lucide-react/icons/message-circle'
import { useArea } from '#ui/messages/use-area.ts'

/** The minimised chat, above the navigation bar of a phone. */
export function ChatBubble({ unread, onOpen }: { unread: number; onOpen(): void }) {
  const { chat } = useArea('contact')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 flex min-h-13 items-center gap-2.5 rounded-full bg-indigo-fill px-5 font-semibold text-white shadow-3 md:bottom-5"
    >
      <MessageCircle aria-hidden className="size-5.5" />
      <span aria-live="polite">
        {chat.title}
        {unread > 0 && <span className="sr-only">, {chat.unread(unread)}</span>}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 text-small font-extrabold text-on-marigold"
        >
          {unread}
        </span>
      )}
    </button>
  )
}
